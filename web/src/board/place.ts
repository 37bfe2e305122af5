/** Co-ordinates: columns are letters, rows are numbers, A1 is the card at the top left. */
export const placeName = (card: number, columns: number): string =>
  String.fromCharCode(65 + (card % columns)) + String(Math.floor(card / columns) + 1);

export type Step = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End";

/** Where a key leads from a card on the grid; the same card at an edge. */
export function stepTo(card: number, step: Step, columns: number, size: number, whole: boolean): number {
  const column = card % columns;
  const rowStart = card - column;
  switch (step) {
    case "ArrowLeft": return column > 0 ? card - 1 : card;
    case "ArrowRight": return column < columns - 1 && card + 1 < size ? card + 1 : card;
    case "ArrowUp": return card >= columns ? card - columns : card;
    case "ArrowDown": return card + columns < size ? card + columns : card;
    case "Home": return whole ? 0 : rowStart;
    case "End": return whole ? size - 1 : Math.min(rowStart + columns, size) - 1;
  }
}

/** On an upright phone pictures lie in four columns: each letter is a row then, and a step across is a step down. */
const TURNED: Readonly<Record<Step, Step>> = {
  ArrowLeft: "ArrowUp", ArrowRight: "ArrowDown", ArrowUp: "ArrowLeft", ArrowDown: "ArrowRight", Home: "Home", End: "End",
};

export function stepToTurned(card: number, step: Step, columns: number, size: number, whole: boolean): number {
  const column = card % columns;
  if (step === "Home") return whole ? 0 : column;
  if (step === "End") return whole ? size - 1 : column + columns * (Math.ceil((size - column) / columns) - 1);
  return stepTo(card, TURNED[step], columns, size, whole);
}

/** The cards row by row as they lie on the screen. */
export function rowsOf(size: number, columns: number, turned: boolean): number[][] {
  const rows = Math.ceil(size / columns);
  return turned
    ? Array.from({ length: columns }, (_, column) => Array.from({ length: rows }, (_one, row) => row * columns + column).filter((card) => card < size))
    : Array.from({ length: rows }, (_, row) => Array.from({ length: Math.min(columns, size - row * columns) }, (_one, column) => row * columns + column));
}

export function placeOf(column: string, row: string, columns: number, size: number): number | undefined {
  const x = column.toUpperCase().charCodeAt(0) - 65;
  const card = (Number(row) - 1) * columns + x;
  return x >= 0 && x < columns && card >= 0 && card < size ? card : undefined;
}
