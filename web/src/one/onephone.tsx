import type { VNode } from "preact";
export function OnePhone(): VNode { return <div />; }
