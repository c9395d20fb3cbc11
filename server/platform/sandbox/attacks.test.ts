import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallRun } from './case-run.ts';
import { runCall } from './run-call.ts';

/** Enough to reach any other limit first, however slow the machine is. */
const PLENTY_MS = 10_000;
const LITTLE_MS = 100;

let wasmModule: WebAssembly.Module;

beforeAll(async () => {
  const wasm = fileURLToPath(import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm'));
  wasmModule = await WebAssembly.compile(await readFile(wasm));
});

/** Calls the function `f` of a program with 1. */
const run = (source: string, cpuMs = PLENTY_MS): Promise<CallRun> =>
  runCall(wasmModule, { source, functionName: 'f', cpuMs }, '[1]');

const body = (statements: string) => `function f(a) { ${statements} }`;

describe('what does not come to an end is stopped', () => {
  it.each([
    ['an endless loop', body('while (true);'), 'timeout'],
    ['one before the function is called', 'while (true);', 'timeout'],
    ['one that catches everything', body('for (;;) { try { for (;;); } catch {} finally {} }'), 'timeout'],
    ['one in a getter of the result', body('return { get a() { for (;;); } };'), 'timeout'],
    ['one in toJSON', body('return { toJSON() { for (;;); } };'), 'timeout'],
    ['one while an error is read', body('throw { toString() { for (;;); } };'), 'timeout'],
    ['a list of endless length', body('return new Proxy([], { get: () => 2 ** 53 });'), 'timeout'],
    ['an expression that tries all ways', body("return /^(a+)+$/.test('a'.repeat(40) + 'b');"), 'timeout'],
    ['ever larger numbers', body('let n = 7n; for (;;) n = n ** 3n % 10n ** 50n;'), 'timeout'],
    ['endless recursion', body('return f() + 1;'), 'error'],
    ['deep brackets', body("return JSON.parse('['.repeat(1e6));"), 'error'],
    ['deep source', body("return eval('('.repeat(1e6));"), 'error'],
    ['a list that grows', body('const b = []; for (;;) b.push(new Array(1000).fill(7));'), 'memory'],
    ['many buffers', body('const b = []; for (;;) b.push(new ArrayBuffer(2 ** 20));'), 'memory'],
    ['promises without an end', body('for (;;) Promise.resolve().then(f);'), 'memory'],
    ['promises that wait for promises', body('const g = async () => { await g(); }; return g();'), 'error'],
    ['a buffer of 2 GB', body('return new ArrayBuffer(2 ** 31);'), 'error'],
    ['a text of 2 GB', body("let s = 'xx'; for (;;) s += s;"), 'error'],
    ['a filled list of 4 G', body('return new Array(2 ** 32 - 1).fill(0);'), 'memory'],
    ['a log without an end', body("for (;;) console.log('x'.repeat(10_000));"), 'too_much_output'],
    ['a result of a megabyte', body("return 'x'.repeat(2 ** 20);"), 'too_much_output'],
  ])('%s', async (_name, source, kind) => {
    const cpuMs = kind === 'timeout' ? LITTLE_MS : PLENTY_MS;
    expect(await run(source, cpuMs)).toMatchObject({ kind, message: expect.stringMatching(/^[A-Z].+/) });
    expect(await run('const f = (a) => a + 1;')).toEqual({ kind: 'result', json: '2' });
  });

  it('a promise is never gone on with', async () => {
    const chain = 'const next = () => Promise.resolve().then(next); next(); return 2;';
    expect(await run(body(chain))).toEqual({ kind: 'result', json: '2' });
  });
});

describe('whatever the program does to its globals, the call is made and its result is read', () => {
  it.each([
    'JSON.stringify = () => "3"; JSON.parse = () => { throw 1; };',
    'Reflect.apply = () => 3; Function.prototype.call = () => 3; Function.prototype.apply = () => 3;',
    'Array.prototype[Symbol.iterator] = function* () {}; Array.isArray = () => { throw 1; };',
    'Object.defineProperty(Object.prototype, "0", { get: () => 3, set() { throw 1; } });',
    'Object.prototype.toJSON = () => 3;',
    'Object.prototype.call = 3; Object.prototype.serialize = 3; Object.prototype.then = 3;',
    'Number.isFinite = () => false; String.prototype.slice = () => 3; String = Error = TypeError = null;',
    'globalThis.console = null; globalThis.undefined = 3;',
    'Object.freeze(globalThis); for (const key of Object.getOwnPropertyNames(globalThis)) { try { delete globalThis[key]; } catch {} }',
  ])('%s', async (attack) => {
    expect(await run(`${attack} function f(a) { return a + 1; }`)).toEqual({ kind: 'result', json: '2' });
  });
});

describe('nothing of the host is there', () => {
  const names = ['process', 'require', 'fetch', 'Worker', 'WebAssembly', 'setTimeout', 'module', 'std', 'os'];

  it.each(names)('no %s', async (name) => {
    const ways = [`typeof ${name}`, `(0, eval)('typeof ${name}')`, `Function('return typeof ${name}')()`];
    const viaConsole = `console.log.constructor('return typeof ${name}')()`;
    expect(await run(body(`return [${[...ways, viaConsole].join()}];`))).toEqual({
      kind: 'result',
      json: JSON.stringify(Array(4).fill('undefined')),
    });
  });

  it('no import, in either way', async () => {
    expect(await run(body("return import('node:fs');"))).toMatchObject({ kind: 'no_json' });
    expect(await run("import fs from 'node:fs'; function f() {}")).toMatchObject({ kind: 'error' });
  });

  it('nothing of the call before', async () => {
    const remember = 'globalThis.seen = (globalThis.seen ?? 0) + 1; Array.prototype.seen = 1; return seen;';
    await run(body(remember));
    expect(await run(body(remember))).toEqual({ kind: 'result', json: '1' });
    expect(await run(body('return typeof [].seen;'))).toEqual({ kind: 'result', json: '"undefined"' });
  });
});

describe('a result that is no JSON says so', () => {
  it.each([
    ['', 'The function returned undefined.'],
    ['return Symbol();', 'The function returned a symbol.'],
    ['return f;', 'The function returned a function.'],
    ['return Promise.resolve(1);', 'The function returned a promise, not its result.'],
    ['return NaN;', 'What the function returned is no JSON: it holds NaN.'],
    ['return { a: [1 / 0] };', 'What the function returned is no JSON: it holds Infinity.'],
    ['return 1n;', 'What the function returned is no JSON: it holds a BigInt.'],
    ['return [undefined];', 'What the function returned is no JSON: a list in it holds undefined.'],
    ['return [, 1];', 'What the function returned is no JSON: a list in it holds undefined.'],
    ['const b = []; b.push(b); return b;', 'What the function returned is no JSON: circular reference.'],
    ['return { get a() { throw new Error("no"); } };', 'What the function returned is no JSON: no.'],
    [
      'return new Proxy({}, { ownKeys() { throw new Error("no"); } });',
      'What the function returned is no JSON: no.',
    ],
  ])('%s', async (statements, message) => {
    expect(await run(body(statements))).toEqual({ kind: 'no_json', message });
  });

  it.each([
    ['return -0;', '0'],
    ['return { b: undefined, a: null };', '{"a":null}'],
    ['return JSON.parse(\'{"__proto__":{"x":1}}\');', '{"__proto__":{"x":1}}'],
    ['return "a\\0b\\ud800";', '"a\\u0000b\\ud800"'],
    ['return new Date(0);', '"1970-01-01T00:00:00.000Z"'],
  ])('but %s does', async (statements, json) => {
    expect(await run(body(statements))).toEqual({ kind: 'result', json });
  });
});

describe('what is thrown is told', () => {
  it.each([
    ['function f(a) {\n  return a.b.c;\n}', /^TypeError: .+ \(line 2\)$/],
    ['function f( {', /^SyntaxError: .+ \(line 1\)$/],
    ['function f(a) {\n  if (a) {\n}\n', /^SyntaxError: unexpected token in expression: '' \(line 4\)$/],
    ['export function f() {}', /^SyntaxError: /],
    ['function g() {}', /^There is no function called f\.$/],
    ['const f = 5;', /^There is no function called f\.$/],
    [body('throw null;'), /^Thrown: null$/],
    [body('throw undefined;'), /^Thrown: undefined$/],
    [body('throw Symbol("odd");'), /^Thrown: Symbol\(odd\)$/],
    [body('throw new Error("x".repeat(1e6));'), /^Error: x{500} \(line 1\)$/],
    [
      body('throw new Proxy({}, { getPrototypeOf() { throw 1; } });'),
      /^Thrown: something that cannot be shown$/,
    ],
    [
      body('const e = new Error(); Object.defineProperty(e, "message", { get() { throw 1; } }); throw e;'),
      /^Thrown: something that cannot be shown$/,
    ],
  ])('%s', async (source, message) => {
    expect(await run(source)).toEqual({ kind: 'error', message: expect.stringMatching(message) });
  });

  it.each(['"x".repeat(1e6)', '({ name: "x".repeat(1e6), message: "", stack: "" })', '3', 'null'])(
    'and no more than that where every object says %s of itself',
    async (said) => {
      const attack = `Object.prototype.toJSON = () => ${said};`;
      expect(await run(`${attack} ${body('throw new Error("no");')}`)).toEqual({
        kind: 'error',
        message: 'Error: no (line 1)',
      });
    },
  );
});
