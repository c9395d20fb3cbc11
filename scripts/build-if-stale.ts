/** Builds the page when `dist/` is missing or older than what it is made of, and packs a new database. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packedDatabaseFile } from '../server/platform/database/packed-database.ts';

const SETTINGS = [
  'rsbuild.config.ts',
  'scripts/browser-bundle.ts',
  'scripts/droppable-components.ts',
  'scripts/few-prefixes.ts',
  'scripts/prerender-pages.ts',
  'scripts/typeface.ts',
  'package-lock.json',
  'tsconfig.json',
];
const SOURCES = ['src/**/*', 'public/**/*', ...SETTINGS];
const STAMP = 'dist/.built-from';

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES).toSorted()) {
    if (!statSync(path).isFile() || /\.test\.tsx?$/.test(path)) continue;
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

function builtFrom(): string {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return '';
  }
}

const wanted = fingerprint();
if (builtFrom() !== wanted) {
  console.log('Building the page …');
  const { status } = spawnSync(join('node_modules', '.bin', 'rsbuild'), ['build', '--log-level', 'error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP, wanted);
}
if (!existsSync(packedDatabaseFile())) await (await import('../server/pack-database.ts')).packedDatabase();
