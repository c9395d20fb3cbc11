/**
 * Finds a Chromium for the browser tests, or installs one: the variable CHROMIUM_PATH, Playwright's
 * own, the system's, then `playwright install`, then the system's package manager.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const INSTALL_LIMIT_MS = 300_000;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onSystem(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.flatMap((folder) => SYSTEM_NAMES.map((name) => join(folder, name))).find(isExecutable);
}

function present(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), onSystem()];
  return candidates.find((path) => path !== undefined && path !== '' && isExecutable(path));
}

function attempt(command: string, args: readonly string[]): void {
  console.log(`No Chromium found: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'ignore', timeout: INSTALL_LIMIT_MS });
}

/** The path of a Chromium that can be started. Throws where none can be had. */
export function findChromium(): string {
  const installers = [
    () => attempt(join('node_modules', '.bin', 'playwright'), ['install', 'chromium']),
    () => attempt('apt-get', ['update']),
    () => attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']),
  ];
  let found = present();
  for (const install of installers) {
    if (found) break;
    install();
    found = present();
  }
  if (!found) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.');
  return found;
}
