// @module-tag postgres
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SessionEvaluation } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { call, judged } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { CallThread } from '../../platform/sandbox/call-thread.ts';
import { evaluateSessionQueue } from '../interviews/evaluation-queue.ts';

const SESSION = '/api/v1/interviews/session';
const PROGRAMS = 3;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => server.close());

/** The id of a practice with so many programs, which were submitted to be judged. */
async function submitted(account: TestAccount): Promise<string> {
  const choice = { role_family: 'software', level: 'mid', question_type: 'coding', question_count: PROGRAMS };
  const { _id } = await call(server, account, 'POST', SESSION, { mode: 'practice', ...choice });
  let session = await call(server, account, 'POST', `${SESSION}/${_id}/start`);
  while (session.current_turn) {
    const source = `const ${session.current_turn.code?.function_name} = true;`;
    const text = JSON.stringify({ language: 'javascript', source });
    const url = `${SESSION}/${_id}/turns/${session.current_turn._id}/answer`;
    session = await call(server, account, 'POST', url, { text });
  }
  return _id;
}

const evaluation = (account: TestAccount, id: string) =>
  call<SessionEvaluation>(server, account, 'GET', `${SESSION}/${id}/evaluation`);

test("a report is not held up by somebody else's code, which takes one place however much there is", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const open = CallThread.open;
  const opened = vi.spyOn(CallThread, 'open').mockImplementationOnce(async (program) => {
    await released;
    return open(program);
  });
  const [slow, other] = [await createAccount(server, 'candidate'), await createAccount(server, 'candidate')];
  const first = await submitted(slow);
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce(), { timeout: 60_000 });
  await server.db.transaction((tx) =>
    server.jobs.send(tx, evaluateSessionQueue, { sessionId: first }, slow.userId),
  );
  const second = await submitted(slow);
  await judged(server, other, await submitted(other));
  expect((await evaluation(slow, first)).state).toBe('running');
  expect((await evaluation(slow, second)).state).toBe('queued');
  expect(opened).toHaveBeenCalledTimes(1 + PROGRAMS);

  release();
  await judged(server, slow, second);
  for (const id of [first, second])
    expect(await evaluation(slow, id)).toMatchObject({ state: 'done', versions: [{ version: 1 }] });
});
