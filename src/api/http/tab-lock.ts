const LOCK = 'candor-session';

/** Longer than a refresh can take (its call 10 s, its storage 1 s each), so only a frozen tab is overtaken. */
const PATIENCE = 15_000;

/**
 * Runs `work` while no other tab does; after a bounded wait, or without Web Locks, it runs anyway and
 * the server's grace period for the previous refresh token keeps the session whole (D3, D4).
 */
export async function withTabLock<T>(
  work: () => Promise<T>,
  patience = PATIENCE,
  locks: LockManager | null = navigator.locks ?? null,
): Promise<T> {
  if (!locks) return work();
  let result: Promise<T> | undefined;
  const start = () => {
    result = work();
    return result;
  };
  try {
    await locks.request(LOCK, { signal: AbortSignal.timeout(patience) }, start);
  } catch {
    // Either the wait was too long, or the work failed: then its own promise says how.
  }
  return result ?? work();
}
