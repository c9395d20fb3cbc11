import variant from '@jitl/quickjs-wasmfile-release-sync';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
} from 'quickjs-emscripten-core';
import type { Failure } from './case-run.ts';
import { CallFailed, TIMEOUT, TOO_MUCH_WRITTEN } from './failures.ts';
import { MEMORY_BYTES, MEMORY_PAGES, OUTPUT_CHARACTERS, STACK_BYTES } from './limits.ts';
import { REALM_PRELUDE } from './realm-prelude.ts';

type OwnFunction = 'call' | 'serialize' | 'describe';

/** What a step came to: a value of the realm, or what was thrown in it. */
export type Stepped = { readonly value: QuickJSHandle } | { readonly thrown: QuickJSHandle };

/**
 * An interpreter of JavaScript with a memory of its own, made for one call and thrown away after it. Nothing of
 * this process is in it. Promises are never gone on with: nothing outlasts the call.
 */
export class Realm {
  readonly context: QuickJSContext;
  readonly #prelude: QuickJSHandle;
  #exhausted: Failure | null = null;
  #written = 0;

  /** With so much time of a processor, from now on. */
  static async open(wasmModule: WebAssembly.Module, cpuMs: number): Promise<Realm> {
    const wasmMemory = new WebAssembly.Memory(MEMORY_PAGES);
    const quickJs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule, wasmMemory }));
    const runtime = quickJs.newRuntime();
    runtime.setMemoryLimit(MEMORY_BYTES);
    runtime.setMaxStackSize(STACK_BYTES);
    return new Realm(runtime.newContext(), cpuMs);
  }

  private constructor(context: QuickJSContext, cpuMs: number) {
    this.context = context;
    const note = context.newFunction('note', (length) => this.#noteWritten(context.getNumber(length)));
    const prelude = context.unwrapResult(context.evalCode(REALM_PRELUDE, 'prelude.js', { type: 'global' }));
    this.#prelude = context.unwrapResult(context.callFunction(prelude, context.undefined, note));
    const begun = process.threadCpuUsage();
    context.runtime.setInterruptHandler(() => {
      const { user, system } = process.threadCpuUsage(begun);
      if (user + system > cpuMs * 1000) this.#exhausted ??= TIMEOUT;
      return this.#exhausted !== null;
    });
  }

  /** @throws CallFailed where the time or the console is used up */
  evaluate(source: string, fileName: string): Stepped {
    return this.#step(this.context.evalCode(source, fileName, { type: 'global' }));
  }

  /**
   * Calls a function of the prelude, whatever the program did to the globals.
   * @throws CallFailed where the time or the console is used up
   */
  own(name: OwnFunction, ...values: QuickJSHandle[]): Stepped {
    const { context } = this;
    return this.#step(
      context.callFunction(this.#prelude, context.undefined, context.newString(name), ...values),
    );
  }

  #step(result: ReturnType<QuickJSContext['evalCode']>): Stepped {
    if (this.#exhausted) throw new CallFailed(this.#exhausted);
    return result.error ? { thrown: result.error } : { value: result.value };
  }

  #noteWritten(length: number): void {
    this.#written += length;
    if (this.#written > OUTPUT_CHARACTERS) this.#exhausted ??= TOO_MUCH_WRITTEN;
  }
}
