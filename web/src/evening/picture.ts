/** The evening on paper: 1200×630 for messengers, 1080×1350 for stories. No code, no link, no key is on it. */
import type { Say } from "../i18n/extra";
import { asImage, CARD, DISPLAY, emblem, freshPaper, INK, INKS, type Paper, parted, sheet, TEXT, TYPE, write } from "../review/paper";
import { numberText } from "../table/number";
import { type EveningTold, flagOf, type PlayedClue, type PlayedGame } from "./model";

export type Shape = "wide" | "tall";
export const SIZES: Record<Shape, readonly [number, number]> = { wide: [1200, 630], tall: [1080, 1350] };
const MOST_FLAGS = 8;
/** Lines of names; who does not fit is counted. */
const LINES = 2;

export interface Drawn {
  told: EveningTold;
  finest: readonly PlayedClue[];
  /** Those who are named. */
  names: readonly string[];
  language: string;
  say: Say;
}

export async function drawEvening(drawn: Drawn, shape: Shape): Promise<Blob> {
  const paper = await freshPaper(...SIZES[shape]);
  if (shape === "wide") wide(paper, drawn);
  else tall(paper, drawn);
  return asImage(paper);
}

function wide(paper: Paper, drawn: Drawn): void {
  const { told, say } = drawn;
  brand(paper, 52, 54, 34);
  const day = `${dayOf(drawn)} · ${say("evening-games", { n: told.games })}`;
  paper.textAlign = "right";
  write(paper, day, 1148, 62, 700, 24, 600, TEXT);
  const clues = drawn.finest.length > 0;
  score(paper, drawn, 600, clues ? 200 : 240, clues ? 1 : 1.2);
  flags(paper, drawn, 52, clues ? 322 : 400, 1096, 106, 20);
  const width = (1096 - 18 * 2) / 3;
  paper.textAlign = "left";
  for (const [i, clue] of drawn.finest.entries()) {
    const left = 600 - (drawn.finest.length * width + (drawn.finest.length - 1) * 18) / 2 + i * (width + 18);
    slip(paper, drawn, clue, left, 452, width, 86, ([-0.017, 0.012, -0.009][i] ?? 0));
  }
  footer(paper, drawn, 600, 584, 1096, 24);
}

function tall(paper: Paper, drawn: Drawn): void {
  const { told, say } = drawn;
  brand(paper, 64, 74, 38);
  paper.textAlign = "right";
  write(paper, dayOf(drawn), 1016, 84, 560, 28, 600, TEXT);
  paper.textAlign = "left";
  write(paper, say("evening-head", { n: told.games }), 64, 196, 952, 84, 800, DISPLAY);
  write(paper, say("evening-head-second"), 64, 278, 952, 84, 800, DISPLAY);
  lozengeAndDisc(paper, told.wins);
  flags(paper, drawn, 64, 756, 952, 124, 18);
  if (drawn.finest.length > 0) {
    write(paper, say("evening-finest"), 64, 954, 952, 34, 800, DISPLAY);
    const [first, ...others] = drawn.finest;
    if (first) slip(paper, drawn, first, 64, 982, 952, 116, -0.006);
    for (const [i, clue] of others.entries()) slip(paper, drawn, clue, 64 + i * 487, 1118, 465, 106, 0);
  }
  footer(paper, drawn, 540, 1292, 952, 28);
}

/** The mark and the name. */
function brand(paper: Paper, x: number, y: number, size: number): void {
  const lozenge = (): void => {
    for (const [dx, dy] of [[0, 0], [0.5, -0.5], [1, 0], [0.5, 0.5]] as const) paper.lineTo(x + dx * size, y + dy * size);
  };
  const disc = (): void => paper.arc(x + size * 1.12, y, size * 0.44, 0, 7);
  overprinted(paper, lozenge, disc, (team) => {
    paper.fillStyle = INKS[team];
    paper.fillRect(x, y - size, size * 2, size * 2);
  });
  paper.textAlign = "left";
  write(paper, "Cryptonym", x + size * 2.05, y + size * 0.34, 400, size, 800, DISPLAY);
}

const dayOf = ({ language }: Drawn): string => new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long" }).format(new Date());

function score(paper: Paper, { told }: Drawn, x: number, y: number, size: number): void {
  const { red, blue } = told.wins;
  const digits = 168 * size;
  paper.font = `850 ${digits}px ${DISPLAY}`;
  const [left, right] = [paper.measureText(String(red)).width, paper.measureText(String(blue)).width];
  paper.fillStyle = INK;
  paper.fillRect(x - 17, y - 3, 34, 6);
  paper.textAlign = "right";
  paper.fillStyle = INKS.red;
  paper.fillText(String(red), x - 60, y + digits * 0.36);
  paper.textAlign = "left";
  paper.fillStyle = INKS.blue;
  paper.fillText(String(blue), x + 60, y + digits * 0.36);
  emblem(paper, "red", x - 60 - left - 74, y, 44 * size, INKS.red);
  emblem(paper, "blue", x + 60 + right + 70, y, 46 * size, INKS.blue);
}

/** A lozenge and a disc; where they cross, the assassin appears. */
function overprinted(paper: Paper, lozenge: () => void, disc: () => void, fill: (team: "red" | "blue" | "assassin") => void): void {
  for (const [team, ...within] of [["red", lozenge], ["blue", disc], ["assassin", lozenge, disc]] as const) {
    paper.save();
    for (const outline of within) {
      paper.beginPath();
      outline();
      paper.clip();
    }
    fill(team);
    paper.restore();
  }
}

/** The score in the emblems' own shapes, large; where they cross, the assassin's black. */
function lozengeAndDisc(paper: Paper, { red, blue }: EveningTold["wins"]): void {
  const lozenge = (): void => {
    for (const [x, y] of [[272, 300], [570, 600], [272, 900], [-26, 600]] as const) paper.lineTo(x, y);
  };
  overprinted(paper, lozenge, () => paper.arc(770, 600, 274, 0, 7), (team) => {
    paper.translate(-30, 296);
    sheet(paper, team, 1110, 610);
  });
  paper.textAlign = "center";
  write(paper, String(red), 258, 672, 420, 250, 850, DISPLAY, "#ffffff");
  write(paper, String(blue), 772, 672, 420, 250, 850, DISPLAY, "#ffffff");
  paper.textAlign = "left";
}

/** One flag a game, newest last; before them, how many more there were. */
function flags(paper: Paper, { told, say }: Drawn, x: number, y: number, width: number, height: number, gap: number): void {
  const shown = told.shown.slice(-MOST_FLAGS);
  const more = told.games - shown.length;
  const before = more > 0 ? 84 : 0;
  const each = Math.min(2 * height, (width - before - gap * (shown.length - 1)) / shown.length);
  const tall = Math.min(height, each * 0.62);
  const top = y + (height - tall) / 2;
  let left = x + (width - before - each * shown.length - gap * (shown.length - 1)) / 2;
  if (more > 0) {
    paper.textAlign = "left";
    write(paper, say("evening-more", { n: more }), left, top + tall / 2 + 12, before - 12, 36, 700, TYPE);
    left += before;
  }
  for (const played of shown) {
    flag(paper, played, left, top, each, tall);
    left += each + gap;
  }
}

function flag(paper: Paper, played: PlayedGame, x: number, y: number, width: number, height: number): void {
  paper.fillStyle = CARD;
  paper.fillRect(x - 4, y - 4, width + 8, height + 8);
  paper.save();
  paper.translate(x, y);
  parted(paper, width, height, flagOf(played, width, height), 3);
  paper.restore();
  if (!played.winner) return;
  const r = Math.min(20, height * 0.2);
  paper.fillStyle = CARD;
  paper.beginPath();
  paper.arc(x + width - r * 0.5, y + height - r * 0.4, r, 0, 7);
  paper.fill();
  emblem(paper, played.winner, x + width - r * 0.5, y + height - r * 0.4, r * 0.58, INKS[played.winner]);
}

/** A clue on its slip, with who gave it and its votes; a little askew. */
function slip(paper: Paper, { say }: Drawn, clue: PlayedClue, x: number, y: number, width: number, height: number, turn: number): void {
  paper.save();
  paper.translate(x + width / 2, y + height / 2);
  paper.rotate(turn);
  paper.translate(-width / 2, -height / 2);
  paper.shadowColor = "rgb(34 30 26 / .24)";
  paper.shadowBlur = 18;
  paper.shadowOffsetY = 8;
  paper.fillStyle = CARD;
  paper.fillRect(0, 0, width, height);
  paper.shadowColor = "transparent";
  const block = height * 0.72;
  paper.save();
  paper.beginPath();
  paper.rect(0, 0, block, height);
  paper.clip();
  sheet(paper, clue.team, block, height);
  paper.restore();
  emblem(paper, clue.team, block / 2, height / 2, height * 0.16, "#ffffff");
  paper.textAlign = "left";
  const room = width - block - 32;
  const size = height > 110 ? 50 : 30;
  const number = numberText(clue.number);
  const drawnWidth = write(paper, clue.word.toLocaleUpperCase(), block + 18, height * 0.47, room - 52, size, 700, TYPE);
  const radius = Math.max(15, size * 0.46);
  const at = block + 18 + drawnWidth + radius + 14;
  paper.strokeStyle = INK;
  paper.lineWidth = 3;
  paper.beginPath();
  paper.arc(at, height * 0.47 - size * 0.3, radius, 0, 7);
  paper.stroke();
  paper.textAlign = "center";
  write(paper, number, at, height * 0.47 - size * 0.3 + size * 0.21, 40, size * 0.64, 700, TYPE);
  paper.textAlign = "left";
  const about = [clue.name, clue.votes > 0 ? say("evening-votes", { n: clue.votes }) : null].filter(Boolean).join(" · ");
  write(paper, about, block + 18, height * 0.8, room, height > 110 ? 26 : 21, 400, TEXT);
  paper.restore();
}

/** Who was there: all names in two lines, or some and how many more; with no name at all how many there were. */
function footer(paper: Paper, { told, names, say }: Drawn, x: number, y: number, most: number, size: number): void {
  paper.font = `600 ${size}px ${TEXT}`;
  const lines = names.length > 0 ? linesOf(names, told.people.length - names.length, most, say, (text) => paper.measureText(text).width) : told.people.length > 0 ? [say("evening-of-us", { n: told.people.length })] : [];
  paper.textAlign = "center";
  for (const [i, line] of lines.entries()) write(paper, line, x, y + (i - (lines.length - 1)) * size * 1.3 + (lines.length > 1 ? size * 0.6 : 0), most, size, 600, TEXT);
  paper.textAlign = "left";
}

/** The names in lines that fit; `left` are those who are out of the image, and count among the others. */
export function linesOf(names: readonly string[], left: number, most: number, say: Say, width: (text: string) => number): string[] {
  for (let shown = names.length; shown > 0; shown--) {
    const rest = names.length - shown + left;
    const said = names.slice(0, shown);
    const parts = rest > 0 ? [...said.slice(0, -1), say("evening-and-more", { names: said.at(-1) ?? "", n: rest })] : said;
    const lines: string[] = [];
    for (const part of parts) {
      const last = lines.at(-1);
      const joined = last === undefined ? part : `${last} · ${part}`;
      if (last !== undefined && width(joined) <= most) lines[lines.length - 1] = joined;
      else lines.push(part);
    }
    if (lines.length <= LINES || shown === 1) return lines;
  }
  return [];
}
