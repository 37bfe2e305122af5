/** Five faces of our own, drawn in ink. */
import type { VNode } from "preact";
import type { Presence } from "../protocol";

export type FaceName = NonNullable<Presence["faces"]>[string];

export const FACES = ["bravo", "phew", "bold", "ouch", "hm"] as const satisfies readonly FaceName[];

const DRAWN: Record<FaceName, VNode> = {
  bravo: <><path d="M9 12.500c.8-1.300 2.600-1.300 3.400 0M17.600 12.500c.8-1.300 2.600-1.300 3.400 0M8.500 17.500c3 5 10 5 13 0z" /></>,
  phew: <><path d="M9 13h4M17 13h4M11 20c2.500-2 5.500-2 8 0" /><path d="M24.500 4.500c2 2.500 2 4.500.3 5-1.800.3-2.400-2-.3-5z" /></>,
  bold: <><circle class="dot" cx="11" cy="12.500" r="1.700" /><circle class="dot" cx="19" cy="12.500" r="1.700" /><ellipse cx="15" cy="20" rx="2.800" ry="3.300" /><path d="M8.500 8.500l3-1.500M21.500 8.500l-3-1.500" /></>,
  ouch: <><path d="M9 11l3.500 2-3.500 2M21 11l-3.500 2 3.500 2M10.500 21l2-1.800 2.500 1.800 2.500-1.800 2 1.800" /></>,
  hm: <><circle class="dot" cx="11" cy="12.500" r="1.700" /><circle class="dot" cx="19" cy="12.500" r="1.700" /><path d="M11 20.500l8-2M17 8.500l4-1" /></>,
};

export const Face = ({ of }: { of: FaceName }): VNode => (
  <svg class="face" viewBox="0 0 30 30" aria-hidden="true"><circle cx="15" cy="15" r="12" />{DRAWN[of]}</svg>
);

/** How many make each face, in the order of the row. */
export const counted = (faces: NonNullable<Presence["faces"]>): Array<[FaceName, number]> =>
  FACES.map((face): [FaceName, number] => [face, Object.values(faces).filter((one) => one === face).length]);
