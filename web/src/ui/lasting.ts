import { useEffect, useState } from "preact/hooks";

/** Whether something has been so for a while: what passes at once is not worth a request. */
export function useLasting(is: boolean, time: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    setLasts(false);
    const timer = is ? setTimeout(() => setLasts(true), time) : undefined;
    return () => clearTimeout(timer);
  }, [is, time]);
  return is && lasts;
}
