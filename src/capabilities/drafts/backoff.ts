const firstMs = 1000;
const longestMs = 30_000;

/** Milliseconds to wait after so many failures in a row: 1 s, 2 s, 4 s … at most 30 s. */
export function backoffMs(failures: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.max(0, failures - 1));
}
