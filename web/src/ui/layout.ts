import { useEffect, useLayoutEffect, useState } from "preact/hooks";

/** `phone` has a dock under the thumb, `tablet` the rail in a drawer, `wide` the rail beside the board. */
export type Layout = "phone" | "tablet" | "wide";

const PHONE = "(max-width: 699.98px), (max-height: 479.98px)";
const WIDE = "(min-width: 1100px) and (min-height: 480px)";
/** A phone held upright. An open keyboard may leave less height than width: a narrow screen stays upright all the same. */
const UPRIGHT = "(max-width: 479.98px), (max-width: 699.98px) and (orientation: portrait)";

const matches = (query: string): boolean => matchMedia(query).matches;
const layoutNow = (): Layout => (matches(PHONE) ? "phone" : matches(WIDE) ? "wide" : "tablet");
const uprightNow = (): boolean => matches(UPRIGHT);

/** What `read` says of the screen, and again whenever one of the queries changes. */
function useQueries<T>(queries: readonly string[], read: () => T): T {
  const [seen, setSeen] = useState(read);
  useEffect(() => {
    const look = (): void => setSeen(read);
    const watched = queries.map((query) => matchMedia(query));
    for (const query of watched) query.addEventListener("change", look);
    look(); // The window may have changed between the first drawing and this.
    return () => {
      for (const query of watched) query.removeEventListener("change", look);
    };
  }, []);
  return seen;
}

export const useLayout = (): Layout => useQueries([PHONE, WIDE], layoutNow);
export const useUpright = (): boolean => useQueries([UPRIGHT], uprightNow);

/** How much height there is: `short` on a small phone, `tight` where a keyboard takes the rest. */
export type Room = "" | "short" | "short tight";

const SHORT = 600;
const TIGHT = 530;

const visibleHeight = (): number => {
  const seen = window.visualViewport;
  return seen && Math.abs(seen.scale - 1) < 0.01 ? seen.height : innerHeight;
};
const roomNow = (): Room => {
  const height = visibleHeight();
  return height < TIGHT ? "short tight" : height < SHORT ? "short" : "";
};

/**
 * The height that the keyboard leaves. Safari does not shrink a page for its keyboard, it slides it: there the height that is left and
 * how far the page has slid are put into `--visible` and `--slid`, and the table is laid out in what is seen.
 */
export function useRoom(): Room {
  const [room, setRoom] = useState(roomNow);
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    const seen = window.visualViewport;
    const look = (): void => {
      setRoom(roomNow());
      const hidden = seen && Math.abs(seen.scale - 1) < 0.01 ? innerHeight - seen.height : 0;
      if (seen && hidden > 1) {
        root.setProperty("--visible", `${seen.height}px`);
        root.setProperty("--slid", `${seen.offsetTop}px`);
      } else {
        root.removeProperty("--visible");
        root.removeProperty("--slid");
      }
    };
    look();
    addEventListener("resize", look);
    seen?.addEventListener("resize", look);
    seen?.addEventListener("scroll", look);
    return () => {
      removeEventListener("resize", look);
      seen?.removeEventListener("resize", look);
      seen?.removeEventListener("scroll", look);
      root.removeProperty("--visible");
      root.removeProperty("--slid");
    };
  }, []);
  return room;
}
