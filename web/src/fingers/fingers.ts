/** Talk with fingers, beside the tags themselves: fetched as soon as the table is drawn. */
import type { TagSeen } from "../board/card";
import { lazy } from "../ui/lazy";

/** What the rest of the table takes from here. */
export interface FingerTalk {
  /** Whose tags lie on a card and as what, for its label; undefined if there are one or two, each its owner's only one. */
  words(tags: readonly TagSeen[]): string | undefined;
  /** True if the key means something here. */
  key(pressed: string, card: number): boolean;
}

const talk = (): Promise<typeof import("./talk")> => import("./talk");

export const Talker = lazy(() => talk().then((loaded) => loaded.Talker));
export const FingersPanel = lazy(() => talk().then((loaded) => loaded.FingersPanel));
export const TabletFingers = lazy(() => talk().then((loaded) => loaded.TabletFingers));
export const Doubt = lazy(() => talk().then((loaded) => loaded.Doubt));
export const FacesBriefly = lazy(() => talk().then((loaded) => loaded.FacesBriefly));
export const EndFaces = lazy(() => talk().then((loaded) => loaded.EndFaces));
export const FacesOn = lazy(() => talk().then((loaded) => loaded.FacesOn));
