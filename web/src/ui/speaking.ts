/** Links that tell messengers what they lead to. The server reads the words after the ? and looks nothing up (`http/previews.py`). */
import { useEffect } from "preact/hooks";
import type { SettingsSeen } from "../protocol";

/** A table's link with the language and kind of its cards. */
export const tableLink = (table: string, { language, kind }: Pick<SettingsSeen, "language" | "kind">): string =>
  `${location.origin}/t/${table}?${language}-${kind}`;

/** A browser's own button for sharing takes this address instead of the one in its bar. */
export function useSharedAs(link: string): void {
  useEffect(() => {
    const canonical = document.createElement("link");
    canonical.rel = "canonical";
    canonical.href = link;
    document.head.append(canonical);
    return () => canonical.remove();
  }, [link]);
}
