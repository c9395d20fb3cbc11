/** The reason of an attempt that took longer than its class of call may (D16). */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';
}

/**
 * Runs one attempt with a signal that fires after `ms` milliseconds or with the caller's own.
 * Once it fired, rejects with its reason, whatever the attempt made of it.
 */
export async function withDeadline<T>(
  ms: number,
  caller: AbortSignal,
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(new DeadlineExceeded(`No answer within ${ms} ms`)), ms);
  const forward = () => controller.abort(caller.reason);
  if (caller.aborted) forward();
  caller.addEventListener('abort', forward, { once: true });
  try {
    signal.throwIfAborted();
    return await attempt(signal);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
    caller.removeEventListener('abort', forward);
  }
}

/** Waits for shared work without owning it: the caller's abort ends the wait, never the work (D16). */
export function unlessAborted<T>(work: Promise<T>, caller: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(caller.reason);
    if (caller.aborted) giveUp();
    caller.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => caller.removeEventListener('abort', giveUp));
  });
}
