/** The pictures' words in the reader's language, fetched once. */
import { useEffect } from "preact/hooks";
import { useMessages } from "../i18n/use";
import { createStore, useStore } from "../state/store";

export interface PictureText {
  title: string;
  alt: string;
  /** Goes into the drawing's address, which can then be kept for ever. */
  seal: string;
  /** Dealt no more; it lies on old tables. */
  retired?: boolean;
}

export interface Loaded {
  language: string | undefined;
  texts: Readonly<Record<string, PictureText>>;
  /** The words did not come: drawings are shown all the same. */
  failed: boolean;
}

const store = createStore<Loaded, Loaded>({ language: undefined, texts: {}, failed: false }, (_, next) => next);
const coming = new Map<string, Promise<Loaded>>();

export const textsNow = (): Loaded => store.get();
export const useTexts = (): Loaded => useStore(store);

async function fetched(language: string): Promise<Loaded> {
  const answer = await fetch(`/api/pictures/${language}.json`);
  if (!answer.ok) throw new Error(`pictures in ${language}: ${answer.status}`);
  return { language, texts: (await answer.json()) as Loaded["texts"], failed: false };
}

export async function load(language: string): Promise<void> {
  let words = coming.get(language);
  if (!words) {
    words = fetched(language);
    coming.set(language, words);
  }
  try {
    store.dispatch(await words);
  } catch {
    coming.delete(language); // A lost line may come back.
    if (store.get().language === undefined) store.dispatch({ ...store.get(), failed: true });
  }
}

/** Have the words of the pictures, where any lie on the table or will. */
export function usePictureTexts(wanted: boolean): void {
  const { language } = useMessages();
  useEffect(() => {
    if (wanted) void load(language);
  }, [wanted, language]);
}

export const address = (id: string, seal: string): string => `/api/pictures/${id}.${seal}.svg`;

/** Where a drawing of ours is; undefined while that is not known yet. */
export function drawingOf(id: string, { texts, failed }: Loaded): string | undefined {
  const text = texts[id];
  if (text) return address(id, text.seal);
  return failed ? `/api/pictures/${id}.svg` : undefined;
}
