import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSealing } from './sealing.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'candor-sealing-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('what is sealed opens for its purpose alone, with the key of the folder, which nobody else can read', () => {
  const sealed = createSealing({ dataDir }).seal('sk-1', 'ai.api_key');
  expect(sealed).not.toContain('sk-1');
  expect(createSealing({ dataDir }).open(sealed, 'ai.api_key')).toBe('sk-1');
  expect(createSealing({ dataDir }).open(sealed, 'email.password')).toBeNull();
  expect(statSync(join(dataDir, 'settings.key')).mode & 0o777).toBe(0o600);
});

test('another key, or a changed text, opens nothing', () => {
  const one = createSealing({ dataDir, settingsKey: 'the-key-of-one-installation' });
  const sealed = one.seal('sk-1', 'ai.api_key');
  expect(createSealing({ dataDir, settingsKey: 'another-key' }).open(sealed, 'ai.api_key')).toBeNull();
  expect(createSealing({ dataDir }).open(sealed, 'ai.api_key')).toBeNull();
  expect(one.open(`${sealed.slice(0, -2)}AA`, 'ai.api_key')).toBeNull();
  expect(one.open('', 'ai.api_key')).toBeNull();
});
