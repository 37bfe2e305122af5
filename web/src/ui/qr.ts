/** QR codes up to version 6 at level L (ISO/IEC 18004), for links that no server should draw: 134 bytes at most. */

/** By version from 1: data bytes and correction bytes of a block, and how many blocks there are. */
const BLOCKS: ReadonlyArray<readonly [data: number, correction: number, blocks: number]> = [
  [19, 7, 1], [34, 10, 1], [55, 15, 1], [80, 20, 1], [108, 26, 1], [68, 18, 2],
];
/** Level L and mask 3, as they stand beside the finders. */
const FORMAT = 0b111100010011101;
const masked = (x: number, y: number): boolean => (x + y) % 3 === 0;

/** Rows of dark and light, or undefined where the text is too long. */
export function qr(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([data, , blocks]) => bytes.length + 2 <= data * blocks) + 1;
  const shape = BLOCKS[version - 1];
  return shape && drawn(version, coded(bytes, shape));
}

/** Length, bytes, padding and correction, block by block and then interleaved. */
function coded(bytes: Uint8Array, [data, correction, blocks]: readonly [number, number, number]): number[] {
  const bits = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: bits.length / 2 }, (_, i) => ((bits[2 * i] ?? 0) << 4) | (bits[2 * i + 1] ?? 0));
  for (let pad = 0xec; words.length < data * blocks; pad ^= 0xec ^ 0x11) words.push(pad);
  const parts = Array.from({ length: blocks }, (_, i) => words.slice(i * data, (i + 1) * data));
  const checks = parts.map((part) => remainder(part, correction));
  const woven = (columns: number[][], length: number): number[] => Array.from({ length }, (_, i) => columns.map((one) => one[i] ?? 0)).flat();
  return [...woven(parts, data), ...woven(checks, correction)];
}

/** In the field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

function remainder(words: readonly number[], degree: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < degree; i += 1, root = times(root, 2)) {
    divisor = Array.from({ length: divisor.length + 1 }, (_, j) => (divisor[j] ?? 0) ^ times(divisor[j - 1] ?? 0, root));
  }
  const rest = [...words, ...Array.from({ length: degree }, () => 0)];
  words.forEach((_, i) => {
    const factor = rest[i] ?? 0;
    divisor.forEach((term, j) => {
      rest[i + j] = (rest[i + j] ?? 0) ^ times(term, factor);
    });
  });
  return rest.slice(words.length);
}

function drawn(version: number, words: readonly number[]): boolean[][] {
  const size = 17 + 4 * version;
  const dark: Array<Array<boolean | undefined>> = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const set = (x: number, y: number, on: boolean): void => {
    const row = dark[y];
    if (row && x >= 0 && x < size) row[x] = on;
  };
  /** Squares in squares: how far from the middle says whether it is dark. */
  const target = (cx: number, cy: number, reach: number, light: (distance: number) => boolean): void => {
    for (let y = -reach; y <= reach; y += 1) for (let x = -reach; x <= reach; x += 1) set(cx + x, cy + y, !light(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let i = 0; i < size; i += 1) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) target(x, y, 4, (distance) => distance === 2 || distance === 4);
  if (version > 1) target(size - 7, size - 7, 2, (distance) => distance === 1);
  format(size, set);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // The timing line is no column.
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (dark[y]?.[x] !== undefined) continue;
        const on = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        set(x, y, on !== masked(x, y));
        bit += 1;
      }
    }
  }
  return dark.map((row) => row.map((on) => on === true));
}

function format(size: number, set: (x: number, y: number, on: boolean) => void): void {
  const on = (bit: number): boolean => ((FORMAT >> bit) & 1) === 1;
  for (let i = 0; i < 15; i += 1) {
    const beside = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    set(8, beside, on(i));
    const under = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    set(under, 8, on(i));
  }
  set(8, size - 8, true);
}
