/**
 * Loaded into each page before its own scripts. Says what a player may do now, where to press for it, and what came of it.
 *
 * Time is counted in ticks of this page: a tick that comes late counts as two at most. A busy machine so gives more time,
 * a page that does nothing does not.
 */
(() => {
  if (window !== window.top || window.watch) return;
  const TICK = 50;
  let time = 0;
  let last = performance.now();
  const sleepers = new Set();
  const wide = new Set();
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const shown = (element) => element !== null && element.getClientRects().length > 0;
  const cardOf = (element) => Number(element.dataset.card);
  const INKS = { red: "red", blue: "blue", ass: "assassin", by: "bystander" };

  /** Remembers a page that is wider than its screen, with what sticks out. */
  const measure = () => {
    const page = document.documentElement;
    if (page.scrollWidth <= page.clientWidth) return; // a phone zooms out, and innerWidth grows with it
    const out = all("body *").findLast((element) => element.getBoundingClientRect().right > page.clientWidth + 1 && shown(element));
    wide.add(`${page.scrollWidth} px on ${page.clientWidth}: ${out?.tagName}.${out?.className} "${out?.textContent}"`);
  };

  setInterval(() => {
    const now = performance.now();
    time += Math.min(now - last, 2 * TICK);
    last = now;
    if (document.body) measure();
    for (const wake of [...sleepers]) wake();
  }, TICK);
  const tick = () => new Promise((done) => {
    const wake = () => {
      sleepers.delete(wake);
      done();
    };
    sleepers.add(wake);
  });

  const look = () => {
    const stop = one("button.stop");
    return {
      screen: one("[data-screen]")?.dataset.screen ?? "",
      covered: all("#board .card.cov").length,
      // Without the reason for a refusal, which goes by itself.
      slip: all("#slip > :not(.refused)").map((element) => element.innerText).join("\n"),
      turn: ["red", "blue"].find((team) => one("#slip, .pslip")?.classList.contains(team)) ?? "",
      clue: one("#slip .clue")?.innerText ?? "",
      refused: all(".refused").map((element) => element.innerText).join(" "),
      lost: shown(one(".banner")),
      dialog: one("dialog[open]")?.ariaLabel ?? one("dialog[open]")?.getAttribute("aria-label") ?? "",
      question: one("dialog[open].confirm") !== null,
      entry: shown(one(".entry .word")),
      loud: shown(one(".ref.loud, .refline.loud")),
      ask: shown(one(".ref .acts .btn:not(.main):not([disabled]), .refline .btn:not([disabled])")),
      pass: shown(one(".one .dock > .btn.big")),
      pressable: all("#board .card.press:not(.cov)").map(cardOf),
      mine: all("#board .card.mine").map(cardOf)[0] ?? null,
      sent: one("#board .card [data-name]:only-child.me") !== null,
      stop: stop === null ? "" : stop.disabled ? `not now: ${stop.title}` : stop.ariaDisabled === "true" ? "says why not" : "offered",
      go: all("#slip .go > button:not([disabled])").length,
      hurry: shown(one(".bar button:has(.i-bot), .dock button:has(.i-bot)")),
      key: Object.fromEntries(all("#board .card.key:not(.cov)").map((card) => [
        cardOf(card), INKS[Object.keys(INKS).find((ink) => card.classList.contains(ink))] ?? "bystander",
      ])),
    };
  };
  const place = ({ screen, covered, slip, clue }) => [screen, covered, slip, clue].join("|");

  /** Whether the table went on since `before`, or gave a reason for not doing so. */
  const answered = (before, now = look()) => place(before) !== place(now) || (now.refused !== "" && now.refused !== before.refused) || now.lost;
  const effects = {
    tag: (before, card) => look().mine === card || answered(before),
    strip: (before, card) => look().mine !== card || shown(one(".hold:not([aria-disabled=true]), .holdbar:not([aria-disabled=true])")) || answered(before),
    dialog: (before) => look().dialog !== "" || answered(before),
    shut: () => look().dialog === "",
    verdict: (before) => /[^…]$/.test(one(".ref .findings, .refline .said")?.innerText.trim() ?? "") || answered(before),
    held: (before, card) => look().mine !== card || answered(before),
    any: (before) => answered(before),
    chosen: (_, selector) => one(selector)?.checked === true || !one(selector),
    gone: (before, selector) => !shown(one(selector)) || answered(before),
    there: (_, selector) => shown(one(selector)),
    screen: (_, name) => name.split(" ").includes(look().screen),
  };

  window.watch = {
    look,
    /** What was wrong at any time: pages wider than their screens. */
    faults: () => [...wide],
    /** Waits until there is something to do, or for a while. */
    async offers(most = 1000) {
      const since = time;
      for (;;) {
        const now = look();
        if (/end$|^one-cover$/.test(now.screen) || now.pass || now.entry || now.pressable.length || now.go || now.hurry || time - since >= most) return now;
        await tick();
      }
    },
    /** Waits for an effect; says after how long it came, or that it did not. */
    async within(most, effect, before, argument) {
      const since = time;
      for (;;) {
        if (effects[effect](before, argument)) return { came: true, after: time - since, now: look() };
        if (time - since > most) return { came: false, after: time - since, now: look() };
        await tick();
      }
    },
    async rest(most) {
      const since = time;
      while (time - since < most) await tick();
    },
    /** Where a finger has to press: the middle of it, or higher on a card, once it lies still and nothing lies over it. */
    async aim(selector, most = 2000) {
      const since = time;
      let before = "";
      for (;;) {
        const element = all(selector).find(shown);
        let why = `there is no ${selector}`;
        if (element) {
          let box = element.getBoundingClientRect();
          if (box.top < 0 || box.bottom > innerHeight) {
            element.scrollIntoView({ block: "center", behavior: "instant" });
            box = element.getBoundingClientRect();
          }
          const x = box.left + box.width / 2;
          const y = box.top + box.height * (element.dataset.card === undefined ? 0.5 : 0.3);
          const under = document.elementFromPoint(x, y);
          const still = [x, y].map(Math.round).join();
          const own = under !== null && (element.contains(under) || under.contains(element) && element.tagName === "INPUT");
          if (own && still === before) return { x, y };
          why = own ? `${selector} does not lie still` : `${selector} lies under ${under?.tagName}.${under?.className} at ${still}`;
          before = still;
        }
        if (time - since > most) return { why };
        await tick();
      }
    },
  };
})();
