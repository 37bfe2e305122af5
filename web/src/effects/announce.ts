/** Two live regions: polite for what passes by, assertive for what matters now. */
function region(id: string, manner: "polite" | "assertive"): HTMLElement {
  const kept = document.getElementById(id);
  if (kept) return kept;
  const made = document.createElement("div");
  made.id = id;
  made.className = "sr";
  made.setAttribute("aria-live", manner);
  document.body.append(made);
  return made;
}

export function prepareRegions(): void {
  region("said-politely", "polite");
  region("said-now", "assertive");
}

export function announce(text: string, now = false): void {
  const place = now ? region("said-now", "assertive") : region("said-politely", "polite");
  // The same words twice are two pieces of news.
  place.textContent = place.textContent === text ? `${text}\u00a0` : text;
}
