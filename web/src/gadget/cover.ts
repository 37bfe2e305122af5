/** The key is covered at first, and covers itself whenever nobody may be watching over it (KEY-3). */
import { useEffect, useState } from "preact/hooks";

/** Without a touch for so long, the key covers itself. */
export const UNTOUCHED = 60_000;

/** Whether the screen looks at the table: `beta` and `gamma` say how far the phone is tipped forwards and sideways. */
export function isFaceDown(beta: number | null, gamma: number | null): boolean {
  if (beta === null || gamma === null) return false;
  const turn = Math.PI / 180;
  return Math.cos(beta * turn) * Math.cos(gamma * turn) < -0.85;
}

export function useCover(): { shown: boolean; show: () => void; cover: () => void } {
  const [shown, setShown] = useState(false);
  const cover = (): void => setShown(false);
  useEffect(() => {
    if (!shown) return undefined;
    let timer = setTimeout(cover, UNTOUCHED);
    const touched = (): void => {
      clearTimeout(timer);
      timer = setTimeout(cover, UNTOUCHED);
    };
    const hidden = (): void => {
      if (document.visibilityState === "hidden") cover();
    };
    const laid = (event: DeviceOrientationEvent): void => {
      if (isFaceDown(event.beta, event.gamma)) cover();
    };
    addEventListener("pointerdown", touched);
    addEventListener("keydown", touched);
    addEventListener("pagehide", cover);
    // Another window or a bar pulled down over the page: somebody does something else.
    addEventListener("blur", cover);
    document.addEventListener("visibilitychange", hidden);
    // Phones that would ask first say nothing here: a question is not worth it.
    addEventListener("deviceorientation", laid);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", touched);
      removeEventListener("keydown", touched);
      removeEventListener("pagehide", cover);
      removeEventListener("blur", cover);
      document.removeEventListener("visibilitychange", hidden);
      removeEventListener("deviceorientation", laid);
    };
  }, [shown]);
  return { shown, show: () => setShown(true), cover };
}
