import { expect, test } from 'vitest';
import { runInSandbox } from './sandbox.ts';

const calls = [[1], [2], [3], [4], [5]];

const program = (source: string) => ({ source, functionName: 'f', calls, cpuMs: 100 });

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

test('ends from outside what the interpreter cannot, and goes on with the next call', async () => {
  const search = 'new Array(2 ** 32 - 1).indexOf(1)';
  const runs = await runInSandbox(program(`function f(a) { return a === 2 ? ${search} : a; }`));
  expect(runs.map(({ kind }) => kind)).toEqual(['result', 'timeout', 'result', 'result', 'result']);
});

test('stops after three calls that used up time or memory', async () => {
  const hog = 'function f() { const b = []; for (;;) b.push(new ArrayBuffer(2 ** 20)); }';
  const runs = await runInSandbox({ ...program(hog), cpuMs: 5000, calls: [[1], [3], [5], [7]] });
  expect(runs.map(({ kind }) => kind)).toEqual(['memory', 'memory', 'memory', 'not_run']);
});

test('runs one program at a time', async () => {
  const order: string[] = [];
  const attack = runInSandbox({ ...program('for (;;);'), calls: [[1]] }).then(() => order.push('attack'));
  const after = runInSandbox(program('function f() { return 1; }')).then(() => order.push('after'));
  await Promise.all([attack, after]);
  expect(order).toEqual(['attack', 'after']);
});
