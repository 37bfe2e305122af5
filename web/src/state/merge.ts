/** A JSON merge patch (RFC 7396): what is null goes, objects merge, all else is replaced. Neither argument is changed. */
export type Json = { [name: string]: unknown };

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

export function merge(view: Json, patch: Json): Json {
  const merged: Json = { ...view };
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else if (isObject(value)) merged[name] = merge(isObject(merged[name]) ? merged[name] : {}, value);
    else merged[name] = value;
  }
  return merged;
}
