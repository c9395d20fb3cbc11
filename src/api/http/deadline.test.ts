import { expect, test } from 'vitest';
import { DeadlineExceeded, unlessAborted, withDeadline } from './deadline.ts';

const never = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('as the browser puts it')));
  });

const { signal: quiet } = new AbortController();

test('an attempt in time gives its result', async () => {
  expect(await withDeadline(1000, quiet, async () => 7)).toBe(7);
});

test('a late attempt is ended, whatever it says itself', async () => {
  await expect(withDeadline(5, quiet, never)).rejects.toBeInstanceOf(DeadlineExceeded);
});

test('the caller’s abort ends it with the caller’s reason', async () => {
  const caller = new AbortController();
  const attempt = withDeadline(1000, caller.signal, never);
  caller.abort('enough');
  await expect(attempt).rejects.toBe('enough');
});

test('an attempt aborted beforehand is not made', async () => {
  let isMade = false;
  const attempt = withDeadline(1000, AbortSignal.abort('early'), async () => {
    isMade = true;
  });
  await expect(attempt).rejects.toBe('early');
  expect(isMade).toBe(false);
});

test('an abort ends the wait for shared work, not the work', async () => {
  const caller = new AbortController();
  const { promise: work, resolve } = Promise.withResolvers<string>();
  const waiting = unlessAborted(work, caller.signal);
  const other = unlessAborted(work, quiet);
  caller.abort('gone');
  await expect(waiting).rejects.toBe('gone');
  resolve('done');
  expect(await other).toBe('done');
});
