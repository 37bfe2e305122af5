import type { VNode } from "preact";
import { Mark } from "./emblem";

export const Brand = (): VNode => <a class="brand" href="/"><Mark />Cryptonym</a>;
