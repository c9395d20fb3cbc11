/**
 * Deals with what is found, some at a time, until less than `limit` is found: each must no longer be found once it was
 * dealt with. One that fails holds up no other, and is tried again when this is called the next time.
 * @throws the first failure, after all others were dealt with
 */
export async function inBatches(
  limit: number,
  find: (limit: number) => Promise<readonly string[]>,
  deal: (id: string) => Promise<unknown>,
): Promise<void> {
  const failures = new Map<string, unknown>();
  for (;;) {
    const found = await find(limit);
    const fresh = found.filter((id) => !failures.has(id));
    for (const id of fresh) await deal(id).catch((error: unknown) => failures.set(id, error));
    if (found.length < limit || fresh.length === 0) break;
  }
  for (const failure of failures.values()) throw failure;
}
