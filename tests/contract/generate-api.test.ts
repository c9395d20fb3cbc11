import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const COPIED = [
  'openapi',
  'server/gen',
  'src/api/gen',
  'scripts',
  'redocly.yaml',
  'openapi-ts.config.ts',
  'package.json',
];
const CLIENT = 'src/api/gen/sdk.gen.ts';
const SCRIPT = 'scripts/generate-api.ts';

/** A copy of the project in which a description can be broken. */
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'candor-api-'));
  for (const path of COPIED) cpSync(path, join(project, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

const inProject = (path: string) => join(project, path);
const client = () => readFileSync(inProject(CLIENT), 'utf8');
const generate = (...args: string[]) =>
  spawnSync('node', [SCRIPT, ...args], { cwd: project, encoding: 'utf8' });
const breakDescription = () => appendFileSync(inProject('openapi/paths/health.yaml'), '\nbroken: [');

it('does nothing when nothing changed', () => {
  const before = statSync(inProject(CLIENT)).mtimeMs;
  expect(generate().status).toBe(0);
  expect(statSync(inProject(CLIENT)).mtimeMs).toBe(before);
});

it('notices generated code that was edited by hand', () => {
  appendFileSync(inProject(CLIENT), '\nexport const extra = 1;\n');
  const { status, stderr } = generate('--check');
  expect(status).toBe(1);
  expect(stderr).toContain('npm run api');
});

it('keeps the last good client when the description is broken, and says where', () => {
  const good = client();
  breakDescription();
  const { status, stderr } = generate();
  expect(status).toBe(1);
  expect(stderr).toContain('health.yaml');
  expect(client()).toBe(good);
});

it('tells what changed since the last commit, for which screens, and fails on request where it breaks', () => {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: project });
  git('init', '-q');
  git('add', 'server/gen');
  git('-c', 'user.name=Test', '-c', 'user.email=test@mail.example', 'commit', '-qm', 'first');
  expect(generate('--fail-on-break')).toMatchObject({ status: 0, stdout: '' });
  const path = inProject('openapi/paths/health.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('operationId: getHealth', 'operationId: askHealth'));
  expect(generate().stdout).toContain('| breaking | getHealth | operation removed | – |');
  expect(generate('--fail-on-break').status).toBe(1);
}, 60_000);

it('watches: a broken description is reported, a mended one generated', async () => {
  const path = inProject('openapi/paths/health.yaml');
  const watcher = spawn('node', [SCRIPT, '--watch'], { cwd: project });
  let said = '';
  for (const stream of [watcher.stdout, watcher.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const expectSaid = (text: string) => expect.poll(() => said).toContain(text);
  try {
    await expectSaid('Watching openapi/.');
    breakDescription();
    await expectSaid('The last good client stays.');
    cpSync('openapi/paths/health.yaml', path);
    appendFileSync(path, '# mended\n');
    await expectSaid('Generated in');
  } finally {
    watcher.kill();
  }
});
