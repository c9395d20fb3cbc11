import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '../../scripts/find-chromium.ts';

type Params = Readonly<Record<string, unknown>>;

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/**
 * A browser whose scripts nobody watches. With `Runtime` enabled, as Playwright has it, V8 reads every function again
 * that is on the stack where an `Error` is made, also one that is never thrown: React makes five, which costs the
 * largest script of a page most.
 */
export class UnwatchedBrowser {
  readonly #process: ChildProcess;
  readonly #socket: WebSocket;
  readonly #folder: string;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #calls = 0;

  private constructor(process: ChildProcess, socket: WebSocket, folder: string) {
    this.#process = process;
    this.#socket = socket;
    this.#folder = folder;
    socket.addEventListener('message', ({ data }) => this.#settle(JSON.parse(`${data}`)));
  }

  static async start(): Promise<UnwatchedBrowser> {
    const folder = mkdtempSync(join(tmpdir(), 'candor-browser-'));
    const browser = spawn(
      findChromium(),
      ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${folder}`],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const socket = new WebSocket(await addressOf(browser));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    return new UnwatchedBrowser(browser, socket, folder);
  }

  #settle({ id, result, error }: Reply): void {
    const waiting = this.#waiting.get(id ?? 0);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }

  /** Calls a method of the DevTools protocol, of a page where its session is given. */
  call<Result>(method: string, params: Params = {}, sessionId?: string): Promise<Result> {
    const id = ++this.#calls;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(id, waiting);
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return waiting.promise as Promise<Result>;
  }

  /** A page that shares nothing with another one. */
  async open() {
    const { browserContextId } = await this.call<{ browserContextId: string }>('Target.createBrowserContext');
    const target = { url: 'about:blank', browserContextId };
    const { targetId } = await this.call<{ targetId: string }>('Target.createTarget', target);
    const asSession = { targetId, flatten: true };
    const { sessionId } = await this.call<{ sessionId: string }>('Target.attachToTarget', asSession);
    return {
      call: (method: string, params?: Params) => this.call(method, params, sessionId),
      evaluate: async <Result>(expression: string) => {
        const asked = { expression, returnByValue: true };
        const { result } = await this.call<{ result: { value: Result } }>(
          'Runtime.evaluate',
          asked,
          sessionId,
        );
        return result.value;
      },
      close: () => this.call('Target.disposeBrowserContext', { browserContextId }),
    };
  }

  async stop(): Promise<void> {
    this.#socket.close();
    this.#process.kill();
    await new Promise((resolve) => this.#process.once('exit', resolve));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** What the browser tells once it listens. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('The browser tells nothing.');
  for await (const line of createInterface(stderr)) {
    const [address] = /ws:\/\/\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The browser has ended.');
}
