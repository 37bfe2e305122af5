import type { VNode } from "preact";
export function Replay(_: { table: string | undefined; game: number | undefined; seat: string }): VNode { return <div />; }
