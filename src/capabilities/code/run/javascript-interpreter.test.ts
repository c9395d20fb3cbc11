import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { startJavaScript } from './javascript-interpreter.ts';
import { outputMaxLength } from './runner-protocol.ts';
import type { Interpreter } from './serve-interpreter.ts';

const wasmPath = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm');

let javascript: Interpreter;

beforeAll(async () => {
  javascript = await startJavaScript(new Uint8Array(readFileSync(wasmPath)).buffer);
});

const call = (source: string, values: readonly unknown[] = []) =>
  javascript.call(source, 'f', JSON.stringify(values));

describe('a call', () => {
  it.each([
    ['function f(a, b) { return a + b; }', [1, 2], '3'],
    ['const f = (list) => list.map((n) => n * 2);', [[1, 2]], '[2,4]'],
    ['function f(o) { return Object.keys(o); }', [{ ['__proto__']: 1, b: 2 }], '["__proto__","b"]'],
    ['function f() {}', [], null],
  ])('%s gives what the function gives', async (source, values, json) => {
    expect(await call(source, values)).toEqual({ kind: 'value', json, printed: '', cut: false });
  });

  it.each([
    ['function f() { return }}', /^SyntaxError: /],
    [
      'function f(a) {\n  if (a) {\n    return 1;\n}\n',
      /^SyntaxError: unexpected token in expression: '' \(line 5\)$/,
    ],
    ['function f(a) {\n  return a.b.c;\n}', /^TypeError: .*\(line 2\)$/],
    ['const g = 1;', /^There is no function called f\.$/],
    ['function f() { throw "no"; }', /^Thrown: "no"$/],
    ['async function f() { return 1; }', /promise/],
    ['function f() { return 1n; }', /BigInt/],
    ['function f() { return [0 / 0]; }', /NaN is not JSON/],
    ['function f() { return [undefined]; }', /undefined is not JSON/],
    ['function f() { return f(); }', /stack overflow/],
    ['function f() { return fetch("/"); }', /fetch/],
    ['function f() { const a = []; a.push(a); return a; }', /circular/],
  ])('%j says what went wrong', async (source, message) => {
    const result = await call(source, [{}]);
    expect(result).toMatchObject({ kind: 'error', message: expect.stringMatching(message) });
  });

  it('leaves nothing behind for the next', async () => {
    const spoiling =
      'Array.prototype.map = () => 0; JSON.stringify = () => "9"; globalThis.n = 1; function f() { return 2; }';
    expect(await call(spoiling)).toMatchObject({ json: '2' });
    expect(await call('function f() { return [typeof n, [1].map((x) => x)]; }')).toMatchObject({
      json: '["undefined",[1]]',
    });
  });

  it('ends where its memory ends', async () => {
    expect((await call('function f() { return new ArrayBuffer(2 ** 31 - 1).byteLength; }')).kind).toBe(
      'memory',
    );
    expect(await call('function f() { return 1; }')).toMatchObject({ json: '1' });
  });
});

describe('what is printed', () => {
  it('is kept in order, also where the call fails', async () => {
    const source =
      'function f() { console.log("a", { b: [1] }, undefined, null); console.error(1n); throw 1; }';
    expect(await call(source)).toEqual({
      kind: 'error',
      message: 'Thrown: 1',
      printed: 'a {"b":[1]} undefined null\n1',
      cut: false,
    });
  });

  it('is cut', async () => {
    const { printed, cut } = await call('function f() { for (let i = 0; i < 9999; i++) console.log(i); }');
    expect(cut).toBe(true);
    expect(printed.length).toBeLessThanOrEqual(outputMaxLength);
  });
});
