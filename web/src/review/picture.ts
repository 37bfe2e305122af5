/** The review as an image, 1200×630, drawn on this device: verdict, partition, one clue. */
import { numberOf, type Review, type ReviewedClue } from "./model";
import { cutOf } from "./partition";

const WIDTH = 1200;
const HEIGHT = 630;
const FIELD = { x: 48, y: 170, width: 1104, height: 300 };
const INKS = { red: "#c23b22", blue: "#1b4b82", bystander: "#cdb98a", assassin: "#1e1b18" } as const;
const [DESK, CARD, INK, SOFT] = ["#c3cfbc", "#fcf8ec", "#221e1a", "#534b40"];
const DISPLAY = "Besley, Georgia, serif";
const TEXT = "Archivo, system-ui, sans-serif";
const TYPE = '"Courier Prime", "Courier New", monospace';

export interface Drawn {
  review: Review;
  verdict: string;
  summary: string;
  award: { title: string; clue: ReviewedClue; name: string | undefined } | undefined;
  /** Of all at the table; empty if nobody is to be named. */
  names: string;
}

export async function drawReview(drawn: Drawn): Promise<Blob> {
  await Promise.all([`800 56px ${DISPLAY}`, `400 26px ${TEXT}`, `700 34px ${TYPE}`].map((font) => document.fonts.load(font))).catch(() => undefined);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const paper = canvas.getContext("2d");
  if (!paper) throw new Error("no canvas");
  paper.fillStyle = DESK ?? "";
  paper.fillRect(0, 0, WIDTH, HEIGHT);
  head(paper, drawn);
  field(paper, drawn.review);
  foot(paper, drawn);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no image"))), "image/png"));
}

/** A text that is made smaller until it fits. */
function write(paper: CanvasRenderingContext2D, text: string, x: number, y: number, most: number, size: number, weight: number, family: string, ink = INK): void {
  let pixels = size;
  do paper.font = `${weight} ${pixels}px ${family}`;
  while (paper.measureText(text).width > most && (pixels -= 2) > 18);
  paper.fillStyle = ink ?? "";
  paper.fillText(text, x, y, most);
}

function head(paper: CanvasRenderingContext2D, { review, verdict, summary }: Drawn): void {
  const { winner } = review;
  paper.fillStyle = CARD ?? "";
  paper.fillRect(48, 40, 1104, 112);
  paper.fillStyle = INKS[winner ?? "bystander"];
  paper.fillRect(48, 40, 112, 112);
  emblem(paper, winner ?? "bystander", 104, 96, 30, winner ? CARD : INK);
  write(paper, verdict, 184, 98, 940, 52, 800, DISPLAY);
  write(paper, summary, 184, 134, 940, 25, 400, TEXT, SOFT);
}

function field(paper: CanvasRenderingContext2D, review: Review): void {
  const { x, y, width, height } = FIELD;
  const cut = cutOf(review, width, height, 40);
  paper.save();
  paper.translate(x, y);
  paper.beginPath();
  paper.rect(0, 0, width, height);
  paper.clip();
  sheet(paper, "blue");
  paper.save();
  paper.beginPath();
  for (const [px, py] of cut.points) paper.lineTo(px, py);
  paper.lineTo(width, height);
  paper.lineTo(0, height);
  paper.clip();
  sheet(paper, "red");
  paper.restore();
  paper.beginPath();
  for (const [px, py] of cut.points) paper.lineTo(px, py);
  paper.strokeStyle = CARD ?? "";
  paper.lineWidth = 4;
  paper.stroke();
  for (const { x: mx, y: my, place } of cut.marks) {
    const at = Math.min(height - 15, Math.max(15, my));
    paper.fillStyle = CARD ?? "";
    paper.beginPath();
    paper.arc(mx, at, 14, 0, 7);
    paper.fill();
    const identity = review.touches[place]?.identity ?? "bystander";
    emblem(paper, identity, mx, at, 8, INKS[identity]);
  }
  paper.restore();
}

function sheet(paper: CanvasRenderingContext2D, team: "red" | "blue"): void {
  const { width, height } = FIELD;
  paper.fillStyle = INKS[team];
  paper.fillRect(0, 0, width, height);
  paper.fillStyle = "rgb(255 255 255 / .24)";
  if (team === "red") for (let x = 0.7; x < width; x += 7) paper.fillRect(x, 0, 1.3, height);
  else for (let y = 0.7; y < height; y += 7) paper.fillRect(0, y, width, 1.3);
}

/** A lozenge, a disc, an open square, a saltire. */
function emblem(paper: CanvasRenderingContext2D, of: keyof typeof INKS, x: number, y: number, r: number, ink: string | undefined): void {
  paper.fillStyle = paper.strokeStyle = ink ?? "";
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

function foot(paper: CanvasRenderingContext2D, { award, names }: Drawn): void {
  paper.fillStyle = CARD ?? "";
  paper.fillRect(48, 490, 1104, 92);
  if (award) {
    const { clue, title, name } = award;
    write(paper, name ? `${title}: ${name}` : title, 72, 524, 620, 24, 600, TEXT, SOFT);
    emblem(paper, clue.team, 84, 554, 12, INKS[clue.team]);
    write(paper, `${clue.word.toUpperCase()} ${numberOf(clue.number)}`, 108, 565, 600, 36, 700, TYPE);
  }
  write(paper, names, 730, 524, 400, 24, 400, TEXT, SOFT);
  write(paper, "Cryptonym", 730, 565, 400, 30, 800, DISPLAY);
}
