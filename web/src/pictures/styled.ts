/** The styles of tables with pictures. Other tables do without, so they are fetched where pictures lie or may come to lie. */
import { useEffect, useState } from "preact/hooks";

let here = false;

/** Whether a table with pictures can be drawn now. */
export function usePictureStyles(wanted: boolean): boolean {
  const [, setHere] = useState(here);
  useEffect(() => {
    if (!wanted || here) return;
    const done = (): void => {
      here = true;
      setHere(true);
    };
    import("../styles/pictures.css").then(done, done); // Without them the table is ugly, and can be played at.
  }, [wanted]);
  return here;
}
