import { expect, test } from 'vitest';
import { withTabLock } from './tab-lock.ts';

/** Web Locks of one name, as far as they are used here. */
class Locks {
  private held: Promise<unknown> = Promise.resolve();

  request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) {
    const before = this.held;
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.held = promise;
    return new Promise((done, fail) => {
      let isOver = false;
      signal.addEventListener('abort', () => {
        isOver = true;
        resolve(null);
        fail(signal.reason);
      });
      before.then(() => {
        if (isOver) return;
        work()
          .then(done, fail)
          .finally(() => resolve(null));
      });
    });
  }
}

const locks = () => new Locks() as unknown as LockManager;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('works one after the other', async () => {
  const shared = locks();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await pause(5);
    order.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all([
    withTabLock(work('a'), 1000, shared),
    withTabLock(work('b'), 1000, shared),
  ]);
  expect(results).toEqual(['a', 'b']);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('a frozen tab is overtaken after a bounded wait', async () => {
  const shared = locks();
  void withTabLock(() => new Promise(() => {}), 1000, shared);
  expect(await withTabLock(async () => 'done', 20, shared)).toBe('done');
});

test('a failure of the work is thrown once and releases the lock', async () => {
  const shared = locks();
  let runs = 0;
  const failing = withTabLock(
    async () => {
      runs++;
      throw new Error('no');
    },
    1000,
    shared,
  );
  await expect(failing).rejects.toThrow('no');
  expect(runs).toBe(1);
  expect(await withTabLock(async () => 'next', 1000, shared)).toBe('next');
});

test('without Web Locks the work runs', async () => {
  expect(await withTabLock(async () => 'done', 1000, null)).toBe('done');
});
