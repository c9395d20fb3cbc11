import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { LoadedProgram } from './case-run.ts';
import { runCall } from './run-call.ts';

/** The thread of a `CallThread`: it says that it is ready, then makes the calls it is sent, one at a time. */
const program: LoadedProgram = workerData;
const wasm = fileURLToPath(import.meta.resolve('@jitl/quickjs-wasmfile-release-sync/wasm'));
const wasmModule = await WebAssembly.compile(await readFile(wasm));

parentPort?.on('message', async (argumentsJson: string) => {
  parentPort?.postMessage(await runCall(wasmModule, program, argumentsJson));
});
parentPort?.postMessage('ready');
