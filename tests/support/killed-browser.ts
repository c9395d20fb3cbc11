import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.ts';

const STARTED_WITHIN_MS = 30_000;

/** A browser with a profile of its own that can be killed like a computer without power, and started again. */
export class KilledBrowser {
  readonly #profile = mkdtempSync(join(tmpdir(), 'candor-browser-'));
  #process: ChildProcess | undefined;
  #browser: Browser | undefined;

  async start(): Promise<Page> {
    const told = join(this.#profile, 'DevToolsActivePort');
    rmSync(told, { force: true });
    const options = ['--headless', '--no-sandbox', '--remote-debugging-port=0', '--no-first-run'];
    // In a group of its own: its helpers go with it.
    this.#process = spawn(findChromium(), [...options, `--user-data-dir=${this.#profile}`, 'about:blank'], {
      ...{ detached: true, stdio: 'ignore' },
    });
    const deadline = Date.now() + STARTED_WITHIN_MS;
    while (!existsSync(told) || !readFileSync(told, 'utf8').includes('\n')) {
      if (Date.now() > deadline) throw new Error('The browser did not start');
      await delay(50);
    }
    const [port] = readFileSync(told, 'utf8').split('\n');
    this.#browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    const [context] = this.#browser.contexts();
    if (!context) throw new Error('The browser has no window');
    return context.newPage();
  }

  async kill(): Promise<void> {
    const { pid } = this.#process ?? {};
    if (!this.#process || !pid) return;
    const gone = once(this.#process, 'exit');
    process.kill(-pid, 'SIGKILL');
    await gone;
    this.#process = undefined;
    await this.#browser?.close().catch(() => {});
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
