import { loadPyodide } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { info } from 'pyodide/pyodide-lock.json';
import { pythonHarness } from './python-harness.ts';
import { memoryLimitBytes, outputMaxLength, type RuntimeFiles } from './runner-protocol.ts';
import type { Interpreter } from './serve-interpreter.ts';

const wasmPageBytes = 64 * 1024;

/** Pyodide from the bytes of its files: code in it reaches neither the network nor this realm. */
export async function startPython({ wasm, library }: RuntimeFiles): Promise<Interpreter> {
  limitMemory(memoryLimitBytes.python);
  const files = new Map([
    ['pyodide.asm.wasm', new Response(wasm, { headers: { 'Content-Type': 'application/wasm' } })],
    ['python_stdlib.zip', new Response(library)],
  ]);
  // Pyodide asks for its files by name; there is no other network here.
  const nameOf = (url: unknown) => String(url).split('/').at(-1) ?? '';
  globalThis.fetch = async (url) => files.get(nameOf(url)) ?? Response.error();
  const python = await loadPyodide({
    createPyodideModule,
    indexURL: 'python:/',
    lockFileContents: JSON.stringify({ info, packages: {} }),
    jsglobals: {},
  });
  Reflect.deleteProperty(globalThis, 'fetch');
  const run = python.runPython(pythonHarness);
  return {
    call: async (source, functionName, argumentsJson) =>
      JSON.parse(run(source, functionName, argumentsJson, outputMaxLength)),
  };
}

/** Python then meets a `MemoryError`, long before the browser runs out. */
function limitMemory(bytes: number): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * wasmPageBytes > bytes)
      throw new RangeError('The memory is used up.');
    return grow.call(this, pages);
  };
}
