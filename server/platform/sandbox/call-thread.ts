import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { CallRun, LoadedProgram } from './case-run.ts';
import { TIMEOUT } from './failures.ts';
import { LOOK_MS, REALM_CPU_MS, THREAD_MEMORY, WALL_CLOCK_FACTOR } from './limits.ts';

const BROKE = 'The thread of the sandbox broke.';

/** A thread that calls one program, and that is ended from outside where it does not come to an end itself. */
export class CallThread {
  /** False once a call had to be ended with its thread, or that broke. */
  isAlive = true;
  readonly #worker: Worker;
  readonly #cpuMs: number;
  #ended: PromiseWithResolvers<CallRun> | undefined;

  /** @throws where the thread does not start, which is no fault of the program */
  static async open(program: LoadedProgram): Promise<CallThread> {
    const worker = new Worker(fileURLToPath(import.meta.resolve('./sandbox-thread.ts')), {
      workerData: program,
      resourceLimits: THREAD_MEMORY,
      argv: [],
      env: {},
      execArgv: [],
    });
    const gone = new AbortController();
    worker.once('exit', () => gone.abort());
    await once(worker, 'message', { signal: gone.signal });
    return new CallThread(worker, program.cpuMs);
  }

  private constructor(worker: Worker, cpuMs: number) {
    this.#worker = worker;
    this.#cpuMs = cpuMs;
    const breakOff = (cause: unknown) => {
      this.isAlive = false;
      this.#ended?.reject(new Error(BROKE, { cause }));
    };
    worker
      .on('message', (run) => this.#ended?.resolve(run))
      .on('error', breakOff)
      .on('exit', breakOff);
  }

  /**
   * Makes one call; the next one only after it.
   * @throws where the thread itself breaks, which is no fault of the program either
   */
  async run(argumentsJson: string): Promise<CallRun> {
    const begun = await this.#worker.cpuUsage();
    if (!this.isAlive) throw new Error(BROKE);
    const ended = Promise.withResolvers<CallRun>();
    this.#ended = ended;
    const clock = setTimeout(this.#giveUp, this.#cpuMs * WALL_CLOCK_FACTOR);
    const looks = setInterval(() => void this.#look(begun), LOOK_MS);
    this.#worker.postMessage(argumentsJson);
    return ended.promise.finally(() => {
      clearTimeout(clock);
      clearInterval(looks);
    });
  }

  /** What a thread uses is told even while its interpreter does not look up. */
  async #look(begun: NodeJS.CpuUsage): Promise<void> {
    const ended = this.#ended;
    // A thread that is gone tells so by itself.
    const used = await this.#worker.cpuUsage(begun).catch(() => ({ user: 0, system: 0 }));
    const usedMs = (used.user + used.system) / 1000;
    if (ended === this.#ended && usedMs > this.#cpuMs + REALM_CPU_MS) this.#giveUp();
  }

  readonly #giveUp = (): void => {
    this.isAlive = false;
    this.#ended?.resolve(TIMEOUT);
  };

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
