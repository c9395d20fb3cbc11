/** Deeper values are refused: comparing them would recurse. */
const MAX_DEPTH = 20;

/** The value that a text of JSON says; undefined where it is none, or nested too deeply. */
export function jsonValue(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isShallow(value, MAX_DEPTH) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}
