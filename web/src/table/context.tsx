import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { GameView, PersonSeen, TableSeen } from "../protocol";
import type { TableLine } from "../state/line";
import type { Action, SeatName, State, Team } from "../state/reduce";

export interface AtTable {
  line: TableLine;
  state: State;
  view: TableSeen;
}

const Context = createContext<AtTable | undefined>(undefined);
export const TableContext = Context.Provider;

/** For what is drawn at tables and elsewhere. */
export const useTableIfAny = (): AtTable | undefined => useContext(Context);

export function useTable(): AtTable {
  const table = useContext(Context);
  if (!table) throw new Error("not at a table");
  return table;
}

export const may = (state: State, action: Action): boolean => state.actions.includes(action);

/** Who touches cards: an operative, or whoever was named to touch for both teams. */
export const touches = ({ you }: State): boolean => you.caller || you.seat.endsWith("operative");

export const nameOf = (view: TableSeen, person: string | undefined): string => (person && view.people?.[person]?.name) || "";

export interface Seated extends PersonSeen {
  id: string;
}

export const peopleOf = (view: TableSeen): Seated[] => Object.entries(view.people ?? {}).map(([id, person]) => ({ id, ...person }));
export const at = (view: TableSeen, seat: SeatName): Seated[] => peopleOf(view).filter((person) => person.seat === seat);
export const spymasterOf = (view: TableSeen, team: Team): Seated | undefined => at(view, `${team}-spymaster`)[0];

/** The seats that one may take now without asking (TABLE-7), as the server says: a newcomer's, or one's own. */
export const openTo = (view: TableSeen, person: string | undefined): readonly SeatName[] =>
  (person === undefined ? view.open_seats : view.people?.[person]?.may_take) ?? [];

export const other = (team: Team): Team => (team === "red" ? "blue" : "red");
export const teamOf = (seat: string): Team | undefined => (seat.startsWith("red") ? "red" : seat.startsWith("blue") ? "blue" : undefined);
export const isSpymaster = (seat: string): boolean => seat.endsWith("spymaster");
export const coveredCount = (game: GameView): number => Object.keys(game.covered ?? {}).length;

/** Everybody is there, but the host's own deck has too few cards for a fresh draw. */
export const fewCards = ({ missing }: TableSeen): boolean => missing?.message === "violation-not-enough-cards";

/** One for each seat that people hold and nobody is at. */
export const desertedBy = (view: TableSeen, { here }: State): Seated[] =>
  (view.seats ?? []).flatMap((seat) => {
    const people = at(view, seat);
    return people.some(({ id, bot }) => bot != null || here.includes(id)) ? [] : people.slice(0, 1);
  });

/** The seats that are played in this game, or will be in the next. */
export const modeOf = (view: TableSeen): "teams" | "coop" | "trio" =>
  (view.game && !view.game.ending ? view.game.rules.mode : view.settings.rules?.mode) ?? "teams";
