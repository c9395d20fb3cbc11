/**
 * Lints and bundles `openapi/`, then generates the page's client and the server's types.
 *
 *   npm run api              does nothing when nothing changed
 *   npm run api -- --check   generates anew and fails when the committed output differs
 *   npm run api -- --fail-on-break   fails where callers would break; the table of changes is against the last commit
 *   npm run api:watch        generates on every save; a broken description keeps the last good client
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { apiChanges } from './api-changes.ts';
import { changesTable, screensUsing } from './api-changes-table.ts';

const OUTPUTS = ['openapi/gen', 'src/api/gen', 'server/gen'];
/** Both generators write the same types: page and server share one copy. */
const TYPES = 'openapi/gen/types.gen.ts';
const COPIES = ['src/api/gen/types.gen.ts', 'server/gen/types/types.gen.ts'];
const BUNDLE = 'server/gen/openapi.json';
const STAMP = 'server/gen/description.sha256';
const SOURCES = ['openapi/**/*.yaml', 'redocly.yaml', 'openapi-ts.config.ts', 'scripts/generate-api.ts'];
const QUIET_MS = 150;

/** SHA-256 over path and content of every file the patterns match. */
function fingerprint(patterns: readonly string[], root = '.'): string {
  const hash = createHash('sha256');
  const files = globSync([...patterns], { cwd: root }).toSorted();
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Changes with the description and with the versions of the tools that read it. */
function sourceStamp(): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const tools = [devDependencies['@hey-api/openapi-ts'], devDependencies['@redocly/cli']].join(' ');
  return createHash('sha256').update(fingerprint(SOURCES)).update(tools).digest('hex');
}

function storedStamp(): string {
  try {
    return readFileSync(STAMP, 'utf8').trim();
  } catch {
    return '';
  }
}

/** Runs a locked tool and returns false, with its output shown, when it fails. */
function run(tool: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean {
  const { status, stdout, stderr } = spawnSync(join('node_modules', '.bin', tool), args, {
    encoding: 'utf8',
    env: { ...env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
  return status === 0;
}

/** Generates everything beside the tree and hands its folder over only when all of it succeeded. */
function generate(use: (root: string) => void): boolean {
  const root = mkdtempSync('node_modules/.api-');
  try {
    const bundle = join(root, BUNDLE);
    const done =
      run('redocly', ['lint', 'openapi/openapi.yaml']) &&
      run('redocly', ['bundle', 'openapi/openapi.yaml', '-o', bundle]) &&
      run('openapi-ts', ['--silent'], { ...process.env, API_OUTPUT_ROOT: `./${root}` });
    if (!done) return false;
    shareTypes(root);
    shareQueryKey(root);
    writeFileSync(join(root, STAMP), `${sourceStamp()}\n`);
    use(root);
    return true;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function shareTypes(root: string): void {
  mkdirSync(join(root, dirname(TYPES)), { recursive: true });
  copyFileSync(join(root, COPIES[0] ?? ''), join(root, TYPES));
  for (const copy of COPIES) {
    rmSync(join(root, copy));
    for (const file of globSync(`${dirname(copy)}/{,sdk/,@tanstack/}*.ts`, { cwd: root })) {
      const shared = relative(dirname(file), TYPES).replaceAll('\\', '/');
      const text = readFileSync(join(root, file), 'utf8');
      writeFileSync(
        join(root, file),
        text.replace(/(from ')\.{1,2}\/types\.gen(?:\.ts)?(?=')/g, `$1${shared}`),
      );
    }
  }
}

/** Since the client has several files, they need what makes the keys; the generator still takes it for private. */
function shareQueryKey(root: string): void {
  const file = join(root, 'src/api/gen/@tanstack/query-key.gen.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^(?=const )/gm, 'export '));
}

function install(root: string): void {
  for (const output of OUTPUTS) {
    rmSync(output, { recursive: true, force: true });
    cpSync(join(root, output), output, { recursive: true });
  }
}

/** Changes nothing in the tree: other checks read it at the same time. */
function check(): number {
  let isSame = false;
  const generated = generate((root) => {
    isSame = outputFingerprint(root) === outputFingerprint('.');
  });
  if (generated && !isSame) console.error('The generated code is not that of openapi/. Run `npm run api`.');
  return generated && isSame ? 0 : 1;
}

function outputFingerprint(root: string): string {
  return fingerprint(
    OUTPUTS.map((output) => `${output}/**/*.{ts,json,sha256}`),
    root,
  );
}

function regenerateAndReport(): void {
  if (sourceStamp() === storedStamp()) return;
  const started = performance.now();
  const outcome = generate(install)
    ? `Generated in ${Math.round(performance.now() - started)} ms.`
    : 'The description is broken, see above. The last good client stays.';
  console.log(outcome);
}

/** Watches before it says so and generates: what is saved meanwhile is seen. */
function watchDescription(): void {
  let timer: NodeJS.Timeout | undefined;
  watch('openapi', { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(regenerateAndReport, QUIET_MS);
  });
  console.log('Watching openapi/.');
  regenerateAndReport();
}

/** Says how the description differs from that of the last commit, and for which screens; true where it breaks any. */
function tellChanges(): boolean {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${BUNDLE}`], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  // Outside a repository, or before the first commit, there is nothing to compare with.
  if (status !== 0) return false;
  const changes = apiChanges(JSON.parse(stdout), JSON.parse(readFileSync(BUNDLE, 'utf8')));
  if (changes.length === 0) return false;
  console.log(changesTable(changes, screensUsing(changes.map(({ operationId }) => operationId))));
  return changes.some(({ isBreaking }) => isBreaking);
}

function generateAndTell(): void {
  if (sourceStamp() !== storedStamp() && !generate(install)) process.exitCode = 1;
  else if (tellChanges() && process.argv.includes('--fail-on-break')) process.exitCode = 1;
}

if (process.argv.includes('--check')) process.exitCode = check();
else if (process.argv.includes('--watch')) watchDescription();
else generateAndTell();
