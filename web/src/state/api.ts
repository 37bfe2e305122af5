/** The few things that are asked over plain HTTP. */
import type { OpenTable } from "../protocol";

export class Answered extends Error {
  constructor(readonly status: number, readonly code: string, detail: string) {
    super(detail);
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (await response.json()) as T;
  const body = (await response.json().catch(() => ({}))) as { code?: string; detail?: string };
  throw new Answered(response.status, body.code ?? "unknown", body.detail ?? "");
}

export const openTable = async (body: OpenTable): Promise<{ table: string; code: string }> =>
  answer(await fetch("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }));

/** Case, spaces and the dash do not matter. */
export const cleanCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");

export const findTable = async (code: string): Promise<{ table: string }> =>
  answer(await fetch(`/api/codes/${encodeURIComponent(cleanCode(code))}`));

export async function rulesIn(language: string): Promise<string> {
  const response = await fetch(`/api/rules/${language}`);
  if (!response.ok) throw new Answered(response.status, "unknown", "");
  return response.text();
}
