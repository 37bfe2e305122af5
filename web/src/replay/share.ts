/** A whole game in a link: behind the #, where no server sees it. No names are in it, no table, and nothing that could go away. */
import { type Marked, writeLog } from "../game/log";
import type { GameEvent } from "../game/model";

const MARK = "#g=";
/** A packed game is 1 to 4 kB; what unpacks to much more is no game. */
const MOST = 400_000;

async function through(bytes: Uint8Array<ArrayBuffer>, door: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(door).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) {
      await reader.cancel();
      throw new Error("too large for a game");
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function packed(events: readonly GameEvent[], marks: readonly Marked[] = []): Promise<string> {
  const small = await through(new TextEncoder().encode(writeLog(events, marks)), new CompressionStream("deflate-raw"));
  let text = "";
  for (const byte of small) text += String.fromCharCode(byte);
  return MARK + btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export const isPacked = (hash: string): boolean => hash.startsWith(MARK);

/** The log of the game in a link; an error where there is none. */
export async function unpacked(hash: string): Promise<string> {
  const text = atob(hash.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}
