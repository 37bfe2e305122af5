/** The review as an image, 1200×630, drawn on this device: verdict, partition, one clue. */
import { numberOf, type Review, type ReviewedClue } from "./model";
import { asImage, CARD, DISPLAY, emblem, freshPaper, INK, INKS, type Paper, parted, SOFT, TEXT, TYPE, write } from "./paper";
import { cutOf } from "./partition";

const WIDTH = 1200;
const HEIGHT = 630;
const FIELD = { x: 48, y: 170, width: 1104, height: 300 };
export interface Drawn {
  review: Review;
  verdict: string;
  summary: string;
  award: { title: string; clue: ReviewedClue; name: string | undefined } | undefined;
  /** Of all at the table; empty if nobody is to be named. */
  names: string;
}

export async function drawReview(drawn: Drawn): Promise<Blob> {
  const paper = await freshPaper(WIDTH, HEIGHT);
  head(paper, drawn);
  field(paper, drawn.review);
  foot(paper, drawn);
  return asImage(paper);
}

function head(paper: Paper, { review, verdict, summary }: Drawn): void {
  const { winner } = review;
  paper.fillStyle = CARD;
  paper.fillRect(48, 40, 1104, 112);
  paper.fillStyle = INKS[winner ?? "bystander"];
  paper.fillRect(48, 40, 112, 112);
  emblem(paper, winner ?? "bystander", 104, 96, 30, winner ? CARD : INK);
  write(paper, verdict, 184, 98, 940, 52, 800, DISPLAY);
  write(paper, summary, 184, 134, 940, 25, 400, TEXT, SOFT);
}

function field(paper: Paper, review: Review): void {
  const { x, y, width, height } = FIELD;
  const cut = cutOf(review, width, height, 40);
  paper.save();
  paper.translate(x, y);
  parted(paper, width, height, cut.points, 4);
  for (const { x: mx, y: my, place } of cut.marks) {
    const at = Math.min(height - 15, Math.max(15, my));
    paper.fillStyle = CARD;
    paper.beginPath();
    paper.arc(mx, at, 14, 0, 7);
    paper.fill();
    const identity = review.touches[place]?.identity ?? "bystander";
    emblem(paper, identity, mx, at, 8, INKS[identity]);
  }
  paper.restore();
}

function foot(paper: Paper, { award, names }: Drawn): void {
  paper.fillStyle = CARD;
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
