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

export function placeOf(column: string, row: string, columns: number, size: number): number | undefined {
  const x = column.toUpperCase().charCodeAt(0) - 65;
  const card = (Number(row) - 1) * columns + x;
  return x >= 0 && x < columns && card >= 0 && card < size ? card : undefined;
}
