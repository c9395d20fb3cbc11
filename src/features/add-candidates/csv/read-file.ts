import type { ReadTable } from './read-table.ts';

const MOST_MB = 20;

/** Reads a file beside the page, which stays quick meanwhile; a caller who gives up ends it. */
export async function readFile(file: File, signal: AbortSignal): Promise<ReadTable> {
  const size = Math.ceil(file.size / 1024 / 1024);
  if (size > MOST_MB) return { problem: `This file has ${size} MB. The limit is ${MOST_MB} MB.` };
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  if (typeof Worker === 'undefined') {
    const { readTable } = await import(/* webpackChunkName: "csv" */ './read-table.ts');
    return readTable(new Uint8Array(bytes));
  }
  const worker = new Worker(/* webpackChunkName: "csv.worker" */ new URL('./csv.worker.ts', import.meta.url));
  const { promise, resolve, reject } = Promise.withResolvers<ReadTable>();
  worker.onmessage = ({ data }: MessageEvent<ReadTable>) => resolve(data);
  worker.onerror = () => resolve({ problem: 'This file could not be read.' });
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  worker.postMessage(bytes, [bytes]);
  return promise.finally(() => worker.terminate());
}
