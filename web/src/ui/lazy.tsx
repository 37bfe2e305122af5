/** A screen that is fetched when somebody goes there. */
import { type FunctionComponent, h, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { missed } from "./missing";

export interface Lazy<P> {
  load(): Promise<FunctionComponent<P>>;
  here: FunctionComponent<P> | undefined;
}

export function lazy<P>(fetchIt: () => Promise<FunctionComponent<P>>): Lazy<P> {
  const one: Lazy<P> = {
    here: undefined,
    async load() {
      one.here ??= await fetchIt();
      return one.here;
    },
  };
  return one;
}

export function Suspense<P extends object>({ of, props }: { of: Lazy<P>; props: P }): VNode | null {
  const [, setLoaded] = useState<unknown>();
  const shown = of.here; // It may arrive between this and the effect.
  useEffect(() => {
    let current = true;
    const load = (): void => {
      if (current) of.load().then(() => current && setLoaded(of), () => missed(load));
    };
    if (!shown) load();
    return () => {
      current = false;
    };
  }, [of]);
  return shown ? (h(shown as FunctionComponent<object>, props) as VNode) : null;
}
