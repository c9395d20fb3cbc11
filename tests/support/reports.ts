import { setTimeout as delay } from 'node:timers/promises';
import type { Report, Session } from '../../server/gen/types/types.gen.ts';
import type { TestAccount } from './accounts.ts';
import { call } from './sessions.ts';
import type { TestServer } from './test-server.ts';

const SESSION = '/api/v1/interviews/session';
const REPORTED_WITHIN_MS = 30_000;

/** The report of a practice of five questions, each answered in these words. */
export async function practisedReport(
  server: TestServer,
  account: TestAccount,
  text: string,
): Promise<Report> {
  const choice = { role_family: 'software', level: 'junior', question_type: 'mixed', question_count: 5 };
  const { _id } = await call(server, account, 'POST', SESSION, { mode: 'practice', ...choice });
  const path = `${SESSION}/${_id}`;
  let session: Session = await call(server, account, 'POST', `${path}/start`);
  while (session.current_turn) {
    const turn = `${path}/turns/${session.current_turn._id}`;
    session = await call(server, account, 'POST', `${turn}/answer`, { text });
    if (session.pending_follow_up) session = await afterFollowUp(server, account, path, turn);
  }
  const deadline = Date.now() + REPORTED_WITHIN_MS;
  while (Date.now() < deadline) {
    const { report_id: id } = await call(server, account, 'GET', path);
    if (id) return call<Report>(server, account, 'GET', `/api/v1/reports/${id}`);
    await delay(100);
  }
  throw new Error(`No report within ${REPORTED_WITHIN_MS} ms`);
}

/** Reads to its end what is told of a follow-up that is being written. */
async function afterFollowUp(
  server: TestServer,
  account: TestAccount,
  path: string,
  turn: string,
): Promise<Session> {
  const headers = { Authorization: `Bearer ${account.accessToken}` };
  await (await fetch(`${server.url}${turn}/follow-up`, { headers })).text();
  return call(server, account, 'GET', path);
}
