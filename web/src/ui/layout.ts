import { useEffect, useState } from "preact/hooks";

/** `phone` has a dock under the thumb, `tablet` the rail in a drawer, `wide` the rail beside the board. */
export type Layout = "phone" | "tablet" | "wide";

const PHONE = "(max-width: 699.98px), (max-height: 479.98px)";
const WIDE = "(min-width: 1100px) and (min-height: 480px)";

const now = (): Layout => (matchMedia(PHONE).matches ? "phone" : matchMedia(WIDE).matches ? "wide" : "tablet");

export function useLayout(): Layout {
  const [layout, setLayout] = useState(now);
  useEffect(() => {
    const look = (): void => setLayout(now());
    const queries = [matchMedia(PHONE), matchMedia(WIDE)];
    for (const query of queries) query.addEventListener("change", look);
    return () => {
      for (const query of queries) query.removeEventListener("change", look);
    };
  }, []);
  return layout;
}
