import type { CodeLanguage } from '../../../../openapi/gen/types.gen.ts';
import { type CodeWorker, createCodeWorker } from './code-worker.ts';
import type {
  CallResult,
  FromWorker,
  Printed,
  RunRequest,
  RuntimeFiles,
  ToWorker,
} from './runner-protocol.ts';
import { runtimeFiles } from './runtime-files.ts';

export type CaseRun =
  | (CallResult & Printed)
  /** It did not end within the limit. */
  | { readonly kind: 'timeout' }
  /** The interpreter itself died of it. */
  | { readonly kind: 'broken' };

export interface RunObserver {
  /** Not called where the runtime is there already. */
  readonly onLoading: (stage: 'downloading' | 'starting') => void;
  readonly onCaseBegun: (caseId: string) => void;
  readonly onCaseEnded: (caseId: string, run: CaseRun) => void;
}

/** `ended`: every case ran. `halted`: one ended the run. `failed`: the runtime could not be loaded. */
export type RunEnd = 'ended' | 'halted' | 'stopped' | 'failed';

export interface CodeRunnerPorts {
  readonly createWorker: (language: CodeLanguage) => CodeWorker;
  readonly loadFiles: (language: CodeLanguage) => Promise<RuntimeFiles>;
}

/** Runs code in a worker, one run at a time, and keeps the worker for the next run where it behaved. */
export class CodeRunner {
  private readonly ports: CodeRunnerPorts;
  private kept: { readonly language: CodeLanguage; readonly worker: CodeWorker } | null = null;
  private current = new AbortController();

  constructor(ports: CodeRunnerPorts = { createWorker: createCodeWorker, loadFiles: runtimeFiles }) {
    this.ports = ports;
  }

  /** Runs the cases in order, each for `limitMs` by the clock at the most; never rejects. */
  async run(
    language: CodeLanguage,
    request: RunRequest,
    limitMs: number,
    observer: RunObserver,
  ): Promise<RunEnd> {
    this.stop();
    this.current = new AbortController();
    const { signal } = this.current;
    let worker: CodeWorker | null = null;
    try {
      worker = this.takeKept(language) ?? (await this.load(language, observer, signal));
      const end = await runIn(worker, request, limitMs, observer, signal);
      if (end === 'ended') {
        this.kept = { language, worker };
        worker = null;
      }
      return end;
    } catch (error) {
      if (signal.aborted) return 'stopped';
      console.error(error);
      return 'failed';
    } finally {
      worker?.terminate();
    }
  }

  stop(): void {
    this.current.abort();
  }

  /** Gives back all memory. */
  dispose(): void {
    this.stop();
    this.kept?.worker.terminate();
    this.kept = null;
  }

  private takeKept(language: CodeLanguage): CodeWorker | null {
    const { kept } = this;
    this.kept = null;
    if (kept?.language === language) return kept.worker;
    kept?.worker.terminate();
    return null;
  }

  private async load(
    language: CodeLanguage,
    observer: RunObserver,
    signal: AbortSignal,
  ): Promise<CodeWorker> {
    observer.onLoading('downloading');
    const files = await this.ports.loadFiles(language);
    signal.throwIfAborted();
    observer.onLoading('starting');
    const worker = this.ports.createWorker(language);
    try {
      const { kind } = await converse<FromWorker>(worker, { kind: 'load', files }, signal, (heard, end) =>
        end(heard),
      );
      if (kind !== 'loaded') throw new Error(`The worker for ${language} did not start.`);
      return worker;
    } catch (error) {
      worker.terminate();
      throw error;
    }
  }
}

/** Sends one message and hears what comes back until that is the end; rejects when the signal is aborted. */
function converse<T>(
  worker: CodeWorker,
  message: ToWorker,
  signal: AbortSignal,
  hear: (message: FromWorker, end: (result: T) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => hear(data, resolve);
    worker.onerror = reject;
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.postMessage(message);
  });
}

async function runIn(
  worker: CodeWorker,
  request: RunRequest,
  limitMs: number,
  observer: RunObserver,
  signal: AbortSignal,
): Promise<RunEnd> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = '';
  try {
    return await converse<RunEnd>(worker, { kind: 'run', ...request }, signal, (message, end) => {
      clearTimeout(timer);
      if (message.kind === 'run-ended') end('ended');
      const halt = (kind: 'timeout' | 'broken') => {
        observer.onCaseEnded(running, { kind });
        end('halted');
      };
      if (message.kind === 'broken') halt('broken');
      if (message.kind === 'case-begun') {
        running = message.caseId;
        observer.onCaseBegun(running);
        timer = setTimeout(halt, limitMs, 'timeout');
      }
      if (message.kind === 'case-ended') {
        const { result, printed, cut } = message;
        observer.onCaseEnded(message.caseId, { ...result, printed, cut });
      }
    });
  } finally {
    clearTimeout(timer);
  }
}
