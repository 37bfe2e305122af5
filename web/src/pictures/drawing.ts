/** A drawing that draws itself. Decoration: the picture is there, whatever happens here. */

/** In milliseconds: from the first line to the last, and a line. */
const ALL = 420;
const ONE = 280;
const NIB = "7";

async function drawingAt(src: string): Promise<SVGSVGElement | undefined> {
  const answer = await fetch(src); // The browser has it: it was on the card.
  if (!answer.ok) return undefined;
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  return documentElement instanceof SVGSVGElement ? documentElement : undefined;
}

/** Each line is drawn along its edge and then filled, one after the other; paper that hides something comes with what it belongs to. */
function strokes(drawing: SVGSVGElement): Animation[] {
  const [, ...lines] = [...drawing.querySelectorAll("path")].filter((line) => !line.closest("clipPath"));
  return lines.map((line, at) => {
    const fill = line.getAttribute("fill");
    if (fill !== "none") {
      line.setAttribute("stroke", fill ?? "none");
      line.setAttribute("stroke-width", NIB);
    }
    line.setAttribute("pathLength", "1");
    line.setAttribute("stroke-dasharray", "1");
    return line.animate(
      [
        { strokeDashoffset: 1, fillOpacity: 0 },
        { strokeDashoffset: 0, fillOpacity: 0, offset: 0.7 },
        { strokeDashoffset: 0, fillOpacity: 1 },
      ],
      { duration: ONE, delay: (ALL * at) / lines.length, fill: "both" },
    );
  });
}

const LESS = "(prefers-reduced-motion: reduce)";
/** What each board has seen covered. */
const seen = new WeakMap<HTMLElement, object>();

/** When one picture is covered, its small drawing draws itself on the slip. A picture of the table's own is no drawing, and has no lines. */
export function drawCovered(board: HTMLElement | null, covered: object): void {
  if (!board) return;
  const before = seen.get(board);
  seen.set(board, covered);
  const [card, more] = Object.keys(covered).filter((one) => before && !(one in before));
  const picture = board.querySelector<HTMLImageElement>(`[data-card="${card}"] img[src$=".svg"]`);
  if (picture && !more && !matchMedia(LESS).matches) drawItself(picture).catch(() => undefined);
}

/** Over the picture, and gone when it is done. */
async function drawItself(picture: HTMLImageElement): Promise<void> {
  const drawing = await drawingAt(picture.src);
  const cell = picture.parentElement;
  if (!drawing || !cell) return;
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = picture;
  Object.assign(drawing.style, { position: "absolute", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, pointerEvents: "none" });
  drawing.classList.add("drawing");
  drawing.setAttribute("aria-hidden", "true");
  cell.append(drawing);
  picture.style.opacity = "0";
  const lines = strokes(drawing);
  await Promise.allSettled(lines.map((line) => line.finished));
  picture.style.opacity = "";
  drawing.remove();
}
