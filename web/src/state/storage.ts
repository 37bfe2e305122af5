/** Local storage that also works where it is switched off: then it lasts as long as the page. */
const memory = new Map<string, string>();

export const storage = {
  get(name: string): string | undefined {
    try {
      return localStorage.getItem(name) ?? memory.get(name);
    } catch {
      return memory.get(name);
    }
  },
  set(name: string, value: string): void {
    memory.set(name, value);
    try {
      localStorage.setItem(name, value);
    } catch {
      // Full or switched off: memory has it.
    }
  },
  drop(name: string): void {
    memory.delete(name);
    try {
      localStorage.removeItem(name);
    } catch {
      // Nothing to forget there.
    }
  },
  names(): string[] {
    try {
      return [...new Set([...Object.keys(localStorage), ...memory.keys()])];
    } catch {
      return [...memory.keys()];
    }
  },
};

export function readJson<T>(name: string): T | undefined {
  try {
    const text = storage.get(name);
    return text === undefined ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** One button forgets all that this browser keeps. */
export function forgetAll(): void {
  for (const name of storage.names()) if (name.startsWith("cryptonym.")) storage.drop(name);
}
