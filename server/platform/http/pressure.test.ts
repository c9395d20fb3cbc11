import { expect, test, vi } from 'vitest';
import { createPressure, MOST_AT_ONCE } from './pressure.ts';

const refused = { status: 503, headers: { 'retry-after': '2' } };

test('takes so many requests at once and refuses more until one is done', async () => {
  const pressure = createPressure();
  const first = Promise.withResolvers<string>();
  const rest = Promise.withResolvers<string>();
  const running = [
    pressure.run(() => first.promise),
    ...Array.from({ length: MOST_AT_ONCE - 1 }, () => pressure.run(() => rest.promise)),
  ];
  await expect(pressure.run(() => 'one too many')).rejects.toMatchObject(refused);
  expect(() => pressure.check()).toThrow(expect.objectContaining(refused));
  first.resolve('done');
  expect(await running[0]).toBe('done');
  expect(await pressure.run(() => 'the next')).toBe('the next');
  rest.resolve('done');
  await Promise.all(running);
});

test('work that fails makes room as well', async () => {
  const pressure = createPressure();
  for (let n = 0; n <= MOST_AT_ONCE; n++) {
    await expect(pressure.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  }
  pressure.check();
});

test('a full disk is remembered for a while', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const log = { warn: vi.fn() };
  const pressure = createPressure();
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  expect(pressure.refusalOf(full, log)).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
  expect(log.warn).toHaveBeenCalledOnce();
  expect(() => pressure.check()).toThrow(expect.objectContaining({ status: 503 }));
  clock.mockReturnValue(10_001);
  pressure.check();
  expect(pressure.refusalOf(new Error('another'), log)).toBeUndefined();
  clock.mockRestore();
});
