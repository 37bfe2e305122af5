import { h, render } from "preact";
import { expect, test, vi } from "vitest";
import { lazy, Suspense } from "../src/ui/lazy";

function shown(of: ReturnType<typeof lazy<object>>): HTMLElement {
  const page = document.createElement("div");
  document.body.append(page);
  render(<Suspense of={of} props={{}} />, page);
  return page;
}

test("a screen is shown when it has come", async () => {
  const page = shown(lazy(() => Promise.resolve(() => h("p", null, "here"))));
  await vi.waitFor(() => expect(page.textContent).toBe("here"));
});

test("a screen that comes between its place and the look for it is shown too", async () => {
  const screen = lazy<object>(() => Promise.resolve(() => h("p", null, "here")));
  const fetched = screen.load();
  const page = shown(screen);
  await fetched;
  await vi.waitFor(() => expect(page.textContent).toBe("here"));
});
