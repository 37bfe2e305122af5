import { fetchHomeWords } from "./i18n/front";
import type { VNode } from "preact";
import { offerInstall } from "./gadget/install";
import { lazy, Suspense } from "./ui/lazy";
import { routeOf, useRoute } from "./ui/route";

const Gadget = lazy(() => import("./gadget/screen").then(({ Gadget: loaded }) => loaded));
const Home = lazy(() => {
  fetchHomeWords();
  return import("./screens/home").then(({ Home: loaded }) => loaded);
});
const Learn = lazy(() => import("./learn/learn").then(({ Learn: loaded }) => loaded));
const Room = lazy(() => import("./screens/room").then(({ Room: loaded }) => loaded));
const OnePhone = lazy(() => import("./one/onephone").then(({ OnePhone: loaded }) => loaded));
const Puzzle = lazy(() => import("./puzzle/puzzle").then(({ PuzzleScreen: loaded }) => loaded));
const Replay = lazy(() => import("./replay/replay").then(({ Replay: loaded }) => loaded));
const Television = lazy(() => import("./tv/television").then(({ Television: loaded }) => loaded));
const RulesPage = lazy(() => import("./screens/rules").then(({ RulesPage: loaded }) => loaded));

offerInstall();

const SCREENS = { home: Home, gadget: Gadget, rules: RulesPage, learn: Learn, one: OnePhone, puzzle: Puzzle, replay: Replay, television: Television, table: Room };

/** Fetch the screen that this address shows, while the words are still on their way. */
export function fetchAhead(): void {
  SCREENS[routeOf(location.pathname, location.search).at].load().catch(() => undefined); // The screen itself tries again.
}

export function App(): VNode {
  const route = useRoute();
  switch (route.at) {
    case "home": return <Suspense of={Home} props={{}} />;
    case "gadget": return <Suspense of={Gadget} props={{}} />;
    case "rules": return <Suspense of={RulesPage} props={{}} />;
    case "learn": return <Suspense of={Learn} props={{}} />;
    case "one": return <Suspense of={OnePhone} props={{}} />;
    case "puzzle": return <Suspense of={Puzzle} props={{ day: route.day, kind: route.kind, archive: route.archive }} />;
    case "replay": return <Suspense of={Replay} props={{ table: route.table, game: route.game, seat: route.seat }} />;
    case "television": return <Suspense of={Television} props={{ table: route.table, plain: route.plain }} />;
    case "table": return <Suspense of={Room} props={{ table: route.table }} />;
  }
}
