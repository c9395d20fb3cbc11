/**
 * Starts this version on the data of earlier ones, and says whether what somebody answered there is still whole.
 *
 *   npm run try-upgrade -- COMMIT...
 */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Session } from '../../openapi/gen/types.gen.ts';
import { demoAccount } from '../support/demo-account.ts';
import { ServerProcess } from '../support/server-process.ts';

const LOCK = 'package-lock.json';
const ANSWER =
  'In March I wrote a test that showed the fault, and I rolled the release back within five minutes.';

const run = (folder: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

/** The tree of a commit in a folder of its own, with the dependencies it had. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'candor-upgrade-'));
  run('.', 'git', 'worktree', 'add', '--quiet', '--detach', '--force', folder, commit);
  const hasSameDependencies = readFileSync(join(folder, LOCK), 'utf8') === readFileSync(LOCK, 'utf8');
  if (hasSameDependencies) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  else run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
  return folder;
}

/** Calls as the demo's candidate; the password is the one that the server printed last. */
async function signIn(server: ServerProcess) {
  const { email, password } = demoAccount(server.printed, 'candidate');
  const login = await fetch(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password }),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(`${server.url}/api/v1/interviews/session${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Idempotency-Key': randomUUID(),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    return JSON.parse(text) as T;
  };
}

const answersOf = ({ turns }: Session) => turns.flatMap(({ answer }) => answer ?? []);

/** A practice with an answer, begun there: it is read and ended here. */
async function upgradeFrom(commit: string): Promise<string> {
  const folder = checkOut(commit);
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-upgrade-data-'));
  const env = { DATA_DIR: dataDir };
  try {
    const old = await ServerProcess.start(env, ['env', '-C', folder]);
    const before = await signIn(old);
    const wish = { role_family: 'software', level: 'junior', question_type: 'mixed', question_count: 3 };
    const { _id } = await before<Session>('POST', '', { mode: 'practice', ...wish });
    const started = await before<Session>('POST', `/${_id}/start`);
    await before('POST', `/${_id}/turns/${started.current_turn?._id}/answer`, { text: ANSWER });
    await old.stop();

    const current = await ServerProcess.start(env);
    const after = await signIn(current);
    const found = await after<Session>('GET', `/${_id}`);
    await after('POST', `/${_id}/complete`);
    const reported = await after<Session>('GET', `/${_id}`);
    await current.stop();
    const isWhole = [found, reported].every((session) => answersOf(session).join() === ANSWER);
    return isWhole ? 'whole' : `LOST ${JSON.stringify(reported)}`;
  } finally {
    run('.', 'git', 'worktree', 'remove', '--force', folder);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

for (const commit of process.argv.slice(2)) {
  const outcome = await upgradeFrom(commit).catch(
    (error: unknown) => `FAILED ${String(error).slice(0, 2000)}`,
  );
  console.log(commit, outcome);
  if (outcome !== 'whole') process.exitCode = 1;
}
