import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { CallThread } from './call-thread.ts';
import { TIMEOUT } from './failures.ts';
import { PROGRAMS_AT_ONCE } from './limits.ts';
import { runInSandbox } from './sandbox.ts';

const calls = [[1], [2], [3], [4], [5]];

/** A clock ends calls as well, after a multiple of this: a new thread is slow to begin on a busy machine. */
const CPU_MS = 500;

const program = (source: string) => ({ source, functionName: 'f', calls, cpuMs: CPU_MS });

test('gives a run for each call, in order', async () => {
  const runs = await runInSandbox(program('function f(a) { if (a === 3) throw a; return [a]; }'));
  expect(runs).toEqual([
    { kind: 'result', json: '[1]' },
    { kind: 'result', json: '[2]' },
    { kind: 'error', message: 'Thrown: 3' },
    { kind: 'result', json: '[4]' },
    { kind: 'result', json: '[5]' },
  ]);
});

const search = 'new Array(2 ** 32 - 1).indexOf(1)';

test('ends from outside what the interpreter cannot, and goes on with the next call', async () => {
  const runs = await runInSandbox(program(`function f(a) { return a === 2 ? ${search} : a; }`));
  expect(runs.map(({ kind }) => kind)).toEqual(['result', 'timeout', 'result', 'result', 'result']);
});

test.each([
  search,
  "'a'.repeat(2 ** 24).concat(new Array(2 ** 30).join(''))",
  'Array.prototype.includes.call({ length: 2 ** 53 - 1 }, 1)',
])('%s is ended by what it uses of a processor, long before the clock would', async (statement) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const runs = await runInSandbox({ ...program(`function f() { return ${statement}; }`), calls: [[1]] });
  expect(runs).toEqual([TIMEOUT]);
});

test('stops after three calls that used up time or memory', async () => {
  const hog = 'function f() { const b = []; for (;;) b.push(new ArrayBuffer(2 ** 20)); }';
  const runs = await runInSandbox({ ...program(hog), cpuMs: 5000, calls: [[1], [3], [5], [7]] });
  expect(runs.map(({ kind }) => kind)).toEqual(['memory', 'memory', 'memory', 'not_run']);
});

describe('of several programs', () => {
  const short = program('function f() { return 1; }');

  test('so many run at once, and the next when one of them ended, also where its thread does not start', async () => {
    const started = Promise.withResolvers<CallThread>();
    const open = vi.spyOn(CallThread, 'open').mockReturnValue(started.promise);
    const asked = Array.from({ length: PROGRAMS_AT_ONCE + 2 }, () => runInSandbox(short));
    await nextTurn();
    expect(open).toHaveBeenCalledTimes(PROGRAMS_AT_ONCE);
    started.reject(new Error('no thread'));
    const ended = await Promise.allSettled(asked);
    expect(ended.map(({ status }) => status)).toEqual(asked.map(() => 'rejected'));
    open.mockRestore();
    expect(await runInSandbox(short)).toContainEqual({ kind: 'result', json: '1' });
  });
});
