import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** Patience of the tests on a busy machine; how soon the product starts is measured elsewhere. */
const READY_WITHIN_MS = 180_000;

/** Below the demo's accounts; a server answers a moment before it has printed them. */
const LAST_OF_GREETING = '/dev/outbox';

/** The product as a user starts it: its own process, its own data folder, the demo switched on. */
export class ServerProcess {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'candor-e2e-'));
  readonly url: string;
  readonly #port: number;
  #child: ChildProcess | undefined;
  #printed = '';

  readonly #env: NodeJS.ProcessEnv;
  readonly #around: readonly string[];

  private constructor(port: number, env: NodeJS.ProcessEnv, around: readonly string[]) {
    this.#port = port;
    this.#env = env;
    this.#around = around;
    this.url = `http://localhost:${port}`;
  }

  /**
   * `env`: variables besides those that every test needs; `around`: a command that runs the one after it. Resolves
   * once the demo's accounts are printed, too.
   */
  static async start(env: NodeJS.ProcessEnv = {}, around: readonly string[] = []): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), env, around);
    await server.restart();
    await server.#until(() => server.#printed.includes(LAST_OF_GREETING));
    return server;
  }

  /** Starts on the same port and folder; resolves once the health check answers 200. */
  async restart(): Promise<void> {
    const [command, ...args] = [...this.#around, process.execPath, 'server/main.ts'];
    this.#child = spawn(command ?? process.execPath, args, {
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        DEMO: 'true',
        DATABASE_URL: '',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) => {
      this.#printed += chunk.toString();
    };
    this.#child.stdout?.on('data', collect);
    this.#child.stderr?.on('data', collect);
    await this.#ready();
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Everything the process printed since the first start. */
  get printed(): string {
    return this.#printed;
  }

  /** Ends the process at once, as a power cut would: no handler runs. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  #ready(): Promise<void> {
    return this.#until(async () => (await fetch(`${this.url}/api/v1/health`).catch(() => undefined))?.ok);
  }

  async #until(isSo: () => unknown): Promise<void> {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      if (this.#child?.exitCode !== null) throw new Error(`The server ended:\n${this.#printed}`);
      if (await isSo()) return;
      await delay(100);
    }
    throw new Error(`The server was not ready within ${READY_WITHIN_MS} ms:\n${this.#printed}`);
  }
}
