import type { Asked } from './endpoint-call.ts';

/** Nobody waits longer for one reply; the job that needs it comes back later. */
const LONGEST_WAIT_MS = 20_000;

/** Milliseconds until an endpoint is asked again, or null where that would not help. */
export function retryDelayMs(
  { reply, retryAfter }: Asked<object>,
  attempt: number,
  firstMs: number,
): number | null {
  if (!('failure' in reply)) return null;
  const { kind } = reply.failure;
  if (kind !== 'busy' && kind !== 'unreachable') return null;
  const seconds = Number(retryAfter ?? Number.NaN);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : firstMs * 2 ** attempt;
  return wait >= 0 && wait <= LONGEST_WAIT_MS ? wait : null;
}
