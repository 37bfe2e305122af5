/** Where the system forces its colours, a sheet says what must keep its own. Few need it, so few fetch it. */
export function heedForcedColours(): void {
  const forced = matchMedia("(forced-colors: active)");
  const heed = (): void => {
    if (forced.matches) void import("../styles/forced.css");
  };
  heed();
  forced.addEventListener("change", heed);
}
