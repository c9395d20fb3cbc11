/** Calls from a thread of its own: what the server does after an answer left counts to no answer's time. */
import { parentPort } from 'node:worker_threads';

/** A call as it is handed to the thread. */
export interface Call {
  readonly url: string;
  readonly contentType: string;
  readonly body: string;
}

/** What became of it, with the time in milliseconds. */
export interface Answer {
  readonly status: number;
  readonly took: number;
}

parentPort?.on('message', async ({ url, contentType, body }: Call) => {
  const started = performance.now();
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': contentType }, body });
  await reply.arrayBuffer();
  parentPort?.postMessage({ status: reply.status, took: performance.now() - started } satisfies Answer);
});
