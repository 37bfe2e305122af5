/** What spymasters see and nobody else: fetched for them first, for others when there is time. */
import { lazy } from "../ui/lazy";

/** With its words: a button that gets another label later would grow. */
const giving = async (): Promise<typeof import("./giving")> => {
  const loaded = await import("./giving");
  await loaded.fetchGivingWords();
  return loaded;
};

export const ClueEntry = lazy(() => giving().then((loaded) => loaded.ClueEntry));
export const RefereeLine = lazy(() => giving().then((loaded) => loaded.RefereeLine));
export const RefereePanel = lazy(() => giving().then((loaded) => loaded.RefereePanel));
export const KeyWords = lazy(() => giving().then((loaded) => loaded.KeyWords));
export const OwnLeft = lazy(() => giving().then((loaded) => loaded.OwnLeft));

/** So that nothing comes late when the turn is one's own. */
export const ALL = [ClueEntry, RefereeLine, RefereePanel, KeyWords, OwnLeft] as const;
