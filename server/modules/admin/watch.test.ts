import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createWatch } from './watch.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const soon = { now: () => noon, againMs: 0, longestMs: 60, patienceMs: 20 };

test('what fails is told since when, until it works again', async () => {
  let minute = 0;
  let works = true;
  const use = async () => {
    if (!works) throw new Error('Out of order');
  };
  const watch = createWatch(use, { ...soon, now: () => new Date(noon.getTime() + minute * 60_000) });
  expect(await watch()).toBeNull();
  works = false;
  expect(await watch()).toEqual(noon);
  minute = 5;
  expect(await watch()).toEqual(noon);
  works = true;
  expect(await watch()).toBeNull();
});

test('nobody waits for what does not answer, and it is told soon after', async () => {
  const watch = createWatch(() => new Promise(() => {}), soon);
  expect(await watch()).toBeNull();
  await delay(80);
  expect(await watch()).toEqual(noon);
});

test('several who ask at once, or soon after, make it look once', async () => {
  const use = vi.fn(async () => {});
  const watch = createWatch(use, { ...soon, againMs: 1000 });
  await Promise.all([watch(), watch()]);
  await watch();
  expect(use).toHaveBeenCalledTimes(1);
});
