/** The smallest store there can be: one value, changed by a reducer, watched by components. */
import { useEffect, useState } from "preact/hooks";

export interface Store<S, M> {
  get(): S;
  dispatch(message: M): void;
  watch(watcher: (state: S, message: M) => void): () => void;
}

export function createStore<S, M>(first: S, reduce: (state: S, message: M) => S): Store<S, M> {
  let state = first;
  const watchers = new Set<(state: S, message: M) => void>();
  return {
    get: () => state,
    dispatch(message) {
      const next = reduce(state, message);
      if (next === state) return;
      state = next;
      for (const watcher of [...watchers]) watcher(state, message);
    },
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

export function useStore<S, M>(store: Store<S, M>): S {
  const [state, setState] = useState(store.get());
  useEffect(() => {
    setState(store.get());
    return store.watch((next) => setState(next));
  }, [store]);
  return state;
}
