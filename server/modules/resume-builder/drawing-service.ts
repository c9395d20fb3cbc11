import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ResumeDraft } from '../../../openapi/gen/types.gen.ts';
import { overloaded } from '../../platform/overload.ts';

/** What the thread answers. */
export type Drawn = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly problem: string };

const MOST_WAITING = 20;
const LONGEST_MS = 20_000;
const IDLE_MS = 60_000;
const MEMORY_MB = 512;

/** Draws resumes as the page does, one after the other, in a thread that is there only while it is needed. */
export function drawOnThread(): (draft: ResumeDraft) => Promise<Buffer> {
  let thread: DrawingThread | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    thread?.end();
    thread = undefined;
  };

  const drawNext = async (draft: ResumeDraft): Promise<Buffer> => {
    clearTimeout(idle);
    thread ??= new DrawingThread();
    try {
      return await thread.draw(draft);
    } catch (error) {
      end();
      throw error;
    } finally {
      idle = setTimeout(end, IDLE_MS).unref();
    }
  };

  return (draft) => {
    if (waiting >= MOST_WAITING) return Promise.reject(overloaded('time'));
    waiting += 1;
    const drawn = last.then(() => drawNext(draft)).finally(() => (waiting -= 1));
    last = drawn.catch(() => undefined);
    return drawn;
  };
}

/** It holds no process that has nothing else to do. */
class DrawingThread {
  readonly #worker = new Worker(fileURLToPath(import.meta.resolve('./drawing-thread.ts')), {
    argv: [],
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  #drawn: PromiseWithResolvers<Drawn> | undefined;

  constructor() {
    const broke = (cause: unknown) =>
      this.#drawn?.reject(new Error('The thread that draws resumes broke.', { cause }));
    this.#worker
      .on('message', (drawn: Drawn) => this.#drawn?.resolve(drawn))
      .on('error', broke)
      .on('exit', broke)
      .unref();
  }

  async draw(draft: ResumeDraft): Promise<Buffer> {
    const drawn = Promise.withResolvers<Drawn>();
    this.#drawn = drawn;
    // What never comes to an end keeps nobody else waiting.
    const clock = setTimeout(() => drawn.reject(overloaded('time')), LONGEST_MS);
    this.#worker.postMessage(draft);
    const answer = await drawn.promise.finally(() => clearTimeout(clock));
    if ('problem' in answer) throw new Error(`A resume could not be drawn: ${answer.problem}`);
    return Buffer.from(answer.pdf.buffer);
  }

  end(): void {
    this.#drawn = undefined;
    void this.#worker.terminate();
  }
}
