/** What is wrong with the layout of the page as it stands now. Every finding is one line. */
async (wanted) => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const found = [];
  const page = document.documentElement;
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const modal = document.querySelector("dialog[open]");
  const said = (element) => `${element.tagName.toLowerCase()}.${String(element.className).trim().replaceAll(" ", ".")} "${(element.ariaLabel || element.textContent || "").trim().slice(0, 40)}"`;
  const hidden = (element) => element.getClientRects().length === 0 || element.closest(".sr, .skip, [inert]") || getComputedStyle(element).visibility === "hidden";

  if (page.scrollWidth > page.clientWidth) {
    const out = all("body *").findLast((element) => !hidden(element) && element.getBoundingClientRect().right > page.clientWidth + 1);
    found.push(`page ${page.scrollWidth} px on ${page.clientWidth}: ${out ? said(out) : "?"}`);
  }

  // Words that go on in the next line without a mark. A name that somebody gave may be broken.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const seen = new Set();
  for (let node = walker.nextNode(); node && wanted.words; node = walker.nextNode()) {
    const box = node.parentElement;
    if (!box || !/\S{3}/.test(node.data) || hidden(box) || box.closest("script, style, .tags, input, textarea")) continue;
    range.selectNodeContents(node);
    // Cut off at the side by a box that clips it, without a sign of it.
    const cut = [...range.getClientRects()].filter(({ width }) => width > 0);
    const clips = box.closest(".prose, [aria-hidden=true]") ? null : box.closest(".slip, .dock, .bar, .panel, .rail, .top, .seatcard, .verdict, .dialog");
    const edge = clips && getComputedStyle(box).textOverflow !== "ellipsis" ? clips.getBoundingClientRect().right : Infinity;
    if (cut.some(({ right }) => right > edge + 2) && !box.closest(".clue")) found.push(`text cut off: "${node.data.trim().slice(0, 40)}" in ${said(clips)}`);
    const lines = new Set(cut.map(({ top }) => Math.round(top)));
    if (lines.size < 2) continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u00ad\-–—\/·]{3,}/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const height = rects[0]?.height ?? 0;
      const tops = rects.map(({ top }) => top);
      const breaks = new Set(tops.map((top) => Math.round((top - Math.min(...tops)) / Math.max(height, 1)))).size - 1;
      const hyphenated = getComputedStyle(box).hyphens === "auto" && breaks === 1;
      if (breaks > 0 && !hyphenated && !seen.has(word)) {
        seen.add(word);
        found.push(`word broken in ${breaks + 1}: "${word}" in ${said(box)}`);
      }
    }
  }

  // Everything that can be pressed is there to be pressed: on the screen, and nothing lies over it.
  const root = modal ?? document;
  const scrolled = [scrollX, scrollY];
  for (const control of all("button, a[href], summary, select, textarea, input:not(.sr), .seg > label, label.kind", root)) {
    if (hidden(control) || control.disabled || control.querySelector("input:disabled") || control.closest(".card, .houserules:not([open]) > :not(summary)")) continue;
    // A control below the edge, or under a bar that stays, is scrolled to.
    let why = "";
    for (const block of ["", "center", "start", "end"]) {
      if (block) control.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
      const lines = control.getClientRects();
      const box = lines.length > 1 ? lines[0] : control.getBoundingClientRect();
      const x = box.left + box.width / 2, y = box.top + box.height / 2;
      if (box.left < -1 || box.right > page.clientWidth + 1) {
        why = `off the screen: ${said(control)} from ${Math.round(box.left)} to ${Math.round(box.right)}`;
        break;
      }
      const under = document.elementFromPoint(x, y);
      why = under && (control.contains(under) || under.contains(control) && under.tagName === "LABEL") ? ""
        : `cannot be pressed: ${said(control)} at ${Math.round(x)},${Math.round(y)} lies under ${under ? said(under) : "nothing"}`;
      if (!why) break;
    }
    if (why) {
      found.push(why);
    } else if (control.tagName !== "INPUT" && control.clientWidth > 0 && control.scrollWidth > control.clientWidth + 1 && !control.closest(".sr")) {
      found.push(`text wider than ${said(control)}: ${control.scrollWidth} in ${control.clientWidth}`);
    }
  }
  scrollTo(...scrolled);
  for (const box of all("*", root)) if (box.scrollTop && box !== page && box !== document.body) box.scrollTop = 0;

  // Nothing lies on a card; where the board has to be in sight, all of it is.
  if (wanted.board && !modal) {
    for (const card of all("#board .card, .tv .card")) {
      const box = card.getBoundingClientRect();
      if (box.top < -1 || box.bottom > innerHeight + 1 || box.left < -1 || box.right > page.clientWidth + 1) {
        found.push(`card ${card.dataset.card} is not in sight: ${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`);
        continue;
      }
      for (const [across, down] of [[0.5, 0.5], [0.15, 0.2], [0.85, 0.2], [0.15, 0.8], [0.85, 0.8]]) {
        const under = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        if (under && !card.contains(under) && !under.contains(card)) {
          found.push(`on card ${card.dataset.card} lies ${said(under)}`);
          break;
        }
      }
    }
  }
  return found;
}
