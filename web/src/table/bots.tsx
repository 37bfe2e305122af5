/** Bots on seats: the host puts them there, and anybody may take over from one. */
import type { VNode } from "preact";
import { tagOf } from "../i18n/languages";
import { useMessages, useText } from "../i18n/use";
import type { BotNote } from "../protocol";
import { cardName } from "../pictures/faces";
import { keepLevel, lastLevel, type Level, LEVELS } from "../state/levels";
import type { SeatName } from "../state/reduce";
import { Choice } from "../ui/controls";
import { Icon } from "../ui/emblem";
import { at, openTo, type Seated, useTable } from "./context";
import { useSit } from "./sit";

export function SeatBotButton({ seat }: { seat: SeatName }): VNode | null {
  const { line, state } = useTable();
  const t = useText();
  if (!state.you.host) return null;
  return (
    <button
      type="button" class="btn quiet icon more" aria-label={`${t("bot-sit")}: ${t("seat-name", { seat })}`} title={t("bot-sit")}
      onClick={() => void line.ask({ type: "seat_bot", seat, level: lastLevel() })}
    >
      <Icon name="bot" />
    </button>
  );
}

/** One tap where seats are missing: a bot on each. */
export function FillWithBots(): VNode | null {
  const { line, state, view } = useTable();
  const t = useText();
  const empty = (view.seats ?? []).filter((seat) => at(view, seat).length === 0);
  if (!state.you.host || empty.length === 0) return null;
  const fill = (): void => {
    for (const seat of empty) void line.ask({ type: "seat_bot", seat, level: lastLevel() });
  };
  return <button type="button" class="btn" onClick={fill}><Icon name="bot" />{t("bot-fill")}</button>;
}

/** A bot keeps a seat warm, and gets up for somebody who may sit there. Beside a bot that shares its seat there is a free one. */
export function TakeOver({ person }: { person: Seated }): VNode | null {
  const { state, view } = useTable();
  const t = useText();
  const sit = useSit();
  const { seat } = person;
  if (person.bot == null || seat == null || seat === "red-operative" || seat === "blue-operative" || !openTo(view, state.you.person).includes(seat)) return null;
  return <button type="button" class="btn" aria-label={`${t("bot-take")}: ${t("seat-name", { seat })}`} onClick={() => void sit.take(seat)}>{t("sit-here")}</button>;
}

/** In the menu beside a bot's name: another level is another bot. */
export function BotLevel({ person, onDone }: { person: Seated; onDone: () => void }): VNode | null {
  const { line, state } = useTable();
  const t = useText();
  if (person.bot == null || person.seat == null) return null;
  const { seat } = person;
  const change = async (level: Level | "outside"): Promise<void> => {
    if (level !== "outside") keepLevel(level);
    onDone();
    await line.ask({ type: "kick", person: person.id });
    await line.ask({ type: "seat_bot", seat: seat as SeatName, level });
  };
  const levels: ReadonlyArray<Level | "outside"> = state.outside ? [...LEVELS, "outside"] : LEVELS;
  return <>
    <Choice
      label={t("alone-level")} value={person.bot as Level | "outside"} onChange={(level) => void change(level)} class="wrap"
      options={levels.map((value) => ({ value, label: t("bot-seat", { level: value }) }))}
    />
    {state.outside && <p class="soft small">{t("bot-outside-line")}</p>}
    {state.stoodIn.includes(person.id) && <p class="trouble small">{t("bot-stood-in-line")}</p>}
  </>;
}

/** When the game is over: what bots meant, in the reader's language. */
export function BotNotes(): VNode | null {
  const { state, view } = useTable();
  const { language, text: t } = useMessages();
  const { game } = view;
  if (state.botNotes.length === 0 || !game) return null;
  const list = new Intl.ListFormat(tagOf(language));
  // A bot names pictures by their ids: people know them by their titles.
  const named = (names: string): string =>
    list.format(names.split(", ").map((name) => (game.cards.includes(name) ? cardName(game, game.cards.indexOf(name), view, t) : name)));
  const said = ({ args = {} }: BotNote): Record<string, string | number> =>
    Object.fromEntries(Object.entries(args).map(([key, value]) => [key, typeof value === "string" ? named(value) : value]));
  return (
    <section class="log botnotes">
      <h2>{t("bot-notes")}</h2>
      <ul>
        {state.botNotes.map((note, index) => (
          <li key={index}><Icon name="bot" small /> <b>{note.name}:</b> {t(note.message, said(note))}</li>
        ))}
      </ul>
    </section>
  );
}
