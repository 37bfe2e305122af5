/** Which picture somebody looks at, if any. The dialog is fetched when it is first needed. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { GameView } from "../protocol";
import { lazy, Suspense } from "../ui/lazy";

const Look = lazy(() => import("./look").then(({ Look: loaded }) => loaded));

export interface Looking {
  look(card: number): void;
  dialog: VNode | null;
}

export function useLooking(game: GameView): Looking {
  const [card, setCard] = useState<number>();
  return {
    look: setCard,
    dialog: card === undefined ? null : <Suspense of={Look} props={{ game, card, onMove: setCard, onClose: () => setCard(undefined) }} />,
  };
}
