import moduleLoader from '@jitl/quickjs-wasmfile-release-sync/emscripten-module';
import { QuickJSFFI } from '@jitl/quickjs-wasmfile-release-sync/ffi';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSSyncVariant,
} from 'quickjs-emscripten-core';
import { type CallResult, memoryLimitBytes, outputMaxLength, type Printed } from './runner-protocol.ts';
import type { Interpreter } from './serve-interpreter.ts';

/** Deep enough for honest recursion, in bytes; the browser's own stack may end before. */
const stackLimitBytes = 512 * 1024;
const tooDeep = 'InternalError: stack overflow';

/** Named in stacks, from which the line of an error is read. */
const fileName = 'code.js';

/** `console` for the code, and what the call itself needs before the code could change it. */
const prelude = `(print) => {
  const { parse, stringify } = JSON;
  const words = (value) => {
    if (typeof value === 'string') return value;
    try {
      return (typeof value === 'object' && stringify(value)) || String(value);
    } catch {
      return Object.prototype.toString.call(value);
    }
  };
  const log = (...values) => print(values.map(words).join(' '));
  globalThis.console = { log, info: log, warn: log, error: log, debug: log };
  // JSON would change in silence what it has no word for.
  function plain(key, value) {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(value + ' is not JSON');
    if (value === undefined && Array.isArray(this)) throw new TypeError('a list with undefined is not JSON');
    return value;
  }
  return (call, json) => {
    const value = call(...parse(json));
    if (value instanceof Promise) throw new TypeError('the function gave back a promise, not its result');
    return stringify(value, plain);
  };
}`;

const variant: QuickJSSyncVariant = {
  type: 'sync',
  importFFI: async () => QuickJSFFI,
  importModuleLoader: async () => moduleLoader,
};

/** QuickJS from the bytes of its WebAssembly: code in it reaches nothing of this realm. */
export async function startJavaScript(wasm: ArrayBuffer): Promise<Interpreter> {
  const wasmModule = await WebAssembly.compile(wasm);
  return {
    async call(source, functionName, argumentsJson) {
      // An instance for each: one whose stack or memory ran out cannot be tidied, only dropped.
      const quickJs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule }));
      const runtime = quickJs.newRuntime({
        memoryLimitBytes: memoryLimitBytes.javascript,
        maxStackSizeBytes: stackLimitBytes,
      });
      const output = new PrintedOutput();
      try {
        const result = callIn(runtime.newContext(), output, source, functionName, argumentsJson);
        return { ...result, ...output.result() };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        return { kind: 'error', message: tooDeep, ...output.result() };
      }
    },
  };
}

function callIn(
  context: QuickJSContext,
  output: PrintedOutput,
  source: string,
  functionName: string,
  argumentsJson: string,
): CallResult {
  const print = context.newFunction('print', (text) => output.add(context.getString(text)));
  const prepare = context.unwrapResult(context.evalCode(prelude));
  const invoke = context.unwrapResult(context.callFunction(prepare, context.undefined, print));
  const evaluated = context.evalCode(source, fileName);
  if (evaluated.error) return failure(context, evaluated.error);
  const found = context.evalCode(`typeof ${functionName} === 'function' ? ${functionName} : undefined`);
  if (found.error || context.typeof(found.value) !== 'function') return missing(functionName);
  const called = context.callFunction(
    invoke,
    context.undefined,
    found.value,
    context.newString(argumentsJson),
  );
  return called.error ? failure(context, called.error) : resultOf(context, called.value);
}

const resultOf = (context: QuickJSContext, json: QuickJSHandle): CallResult => ({
  kind: 'value',
  json: context.typeof(json) === 'string' ? context.getString(json) : null,
});

const missing = (functionName: string): CallResult => ({
  kind: 'error',
  message: `There is no function called ${functionName}.`,
});

/** What was thrown, with its line. */
function failure(context: QuickJSContext, thrown: QuickJSHandle): CallResult {
  const error: unknown = context.dump(thrown);
  if (typeof error !== 'object' || error === null || !('message' in error)) {
    return { kind: 'error', message: `Thrown: ${JSON.stringify(error) ?? String(error)}` };
  }
  const { name, message, stack } = error as Record<string, unknown>;
  if (name === 'InternalError' && message === 'out of memory') return { kind: 'memory' };
  const [, line] = new RegExp(`${fileName}:(\\d+)`).exec(String(stack ?? '')) ?? [];
  return {
    kind: 'error',
    message: `${name}: ${message}${line ? ` (line ${line})` : ''}`,
  };
}

/** Collects what a case prints, up to a limit. */
class PrintedOutput {
  private text = '';
  private cut = false;

  /** Adds a line; what does not fit is dropped. */
  add(line: string): void {
    if (this.cut) return;
    this.text += `${line}\n`;
    if (this.text.length <= outputMaxLength) return;
    this.text = this.text.slice(0, outputMaxLength);
    this.cut = true;
  }

  result(): Printed {
    return { printed: this.text.trimEnd(), cut: this.cut };
  }
}
