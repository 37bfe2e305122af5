/** Drawing an image on this device: the page's inks, emblems, sheets and letters on a canvas. */
export const INKS = { red: "#c23b22", blue: "#1b4b82", bystander: "#cdb98a", assassin: "#1e1b18" } as const;
export const DESK = "#c3cfbc";
export const CARD = "#fcf8ec";
export const INK = "#221e1a";
export const SOFT = "#534b40";
export const DISPLAY = "Besley, Georgia, serif";
export const TEXT = "Archivo, system-ui, sans-serif";
export const TYPE = '"Courier Prime", "Courier New", monospace';

export type Paper = CanvasRenderingContext2D;

/** An empty desk of that size, once the letters are here. */
export async function freshPaper(width: number, height: number): Promise<Paper> {
  await Promise.all([`800 56px ${DISPLAY}`, `400 26px ${TEXT}`, `600 26px ${TEXT}`, `700 34px ${TYPE}`].map((font) => document.fonts.load(font, "AaĄą"))).catch(() => undefined);
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("no canvas");
  paper.fillStyle = DESK;
  paper.fillRect(0, 0, width, height);
  return paper;
}

export const asImage = ({ canvas }: Paper): Promise<Blob> =>
  new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no image"))), "image/png"));

/** A text that is made smaller until it fits; its width. */
export function write(paper: Paper, text: string, x: number, y: number, most: number, size: number, weight: number, family: string, ink: string = INK): number {
  let pixels = size;
  do paper.font = `${weight} ${pixels}px ${family}`;
  while (paper.measureText(text).width > most && (pixels -= 2) > 18);
  paper.fillStyle = ink;
  paper.fillText(text, x, y, most);
  return Math.min(most, paper.measureText(text).width);
}

/** Two sheets, red below and blue above, cut along the points. */
export function parted(paper: Paper, width: number, height: number, points: ReadonlyArray<readonly [number, number]>, line: number): void {
  paper.save();
  paper.beginPath();
  paper.rect(0, 0, width, height);
  paper.clip();
  sheet(paper, "blue", width, height);
  paper.save();
  paper.beginPath();
  for (const [x, y] of points) paper.lineTo(x, y);
  paper.lineTo(width, height);
  paper.lineTo(0, height);
  paper.clip();
  sheet(paper, "red", width, height);
  paper.restore();
  paper.beginPath();
  for (const [x, y] of points) paper.lineTo(x, y);
  paper.strokeStyle = CARD;
  paper.lineWidth = line;
  paper.stroke();
  paper.restore();
}

/** Red has upright lines, blue level ones, the assassin both. */
export function sheet(paper: Paper, of: "red" | "blue" | "assassin", width: number, height: number): void {
  paper.fillStyle = INKS[of];
  paper.fillRect(0, 0, width, height);
  paper.fillStyle = "rgb(255 255 255 / .24)";
  if (of !== "blue") for (let x = 0.7; x < width; x += 7) paper.fillRect(x, 0, 1.3, height);
  if (of !== "red") for (let y = 0.7; y < height; y += 7) paper.fillRect(0, y, width, 1.3);
}

/** A lozenge, a disc, an open square, a saltire. */
export function emblem(paper: Paper, of: keyof typeof INKS, x: number, y: number, r: number, ink: string): void {
  paper.fillStyle = paper.strokeStyle = ink;
  paper.lineWidth = r / 3;
  paper.beginPath();
  if (of === "red") for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]] as const) paper.lineTo(x + dx * r, y + dy * r);
  else if (of === "blue") paper.arc(x, y, r * 0.85, 0, 7);
  else if (of === "bystander") return paper.strokeRect(x - r * 0.65, y - r * 0.65, r * 1.3, r * 1.3);
  else {
    for (const side of [-1, 1]) {
      paper.moveTo(x - r * 0.7, y - r * 0.7 * side);
      paper.lineTo(x + r * 0.7, y + r * 0.7 * side);
    }
    return paper.stroke();
  }
  paper.fill();
}

/** The day stands in a file's name; a page that is closed soon after still has it saved. */
export function saveImage(blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `cryptonym-${new Date().toISOString().slice(0, 10)}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
