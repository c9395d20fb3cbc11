import type { CodeLanguage } from '../../../../openapi/gen/types.gen.ts';
import type { FromWorker, ToWorker } from './runner-protocol.ts';

/** A worker as far as the runner uses it: a test has its own. */
export interface CodeWorker {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** A new worker of a language; the server knows its file by the name, and forbids it every connection. */
export function createCodeWorker(language: CodeLanguage): CodeWorker {
  if (language === 'python') {
    return new Worker(/* webpackChunkName: "python.worker" */ new URL('./python.worker.ts', import.meta.url));
  }
  return new Worker(
    /* webpackChunkName: "javascript.worker" */ new URL('./javascript.worker.ts', import.meta.url),
  );
}
