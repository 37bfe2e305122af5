/** A short code as it is written and said: two halves. */
export const spoken = (code: string): string => (code.length === 6 ? `${code.slice(0, 3)}-${code.slice(3)}` : code);
