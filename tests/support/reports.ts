import type { PracticeSessionRequest, Report, Session, Turn } from '../../server/gen/types/types.gen.ts';
import type { TestAccount } from './accounts.ts';
import { call, judged } from './sessions.ts';
import type { TestServer } from './test-server.ts';

const SESSION = '/api/v1/interviews/session';

/** What is answered: the same to every question, or to each its own. */
export type Answer = string | ((turn: Turn) => string);

/** An answer that shows every part of evidence; for which question of a practice it counts, words decide. */
export const EVIDENCED =
  'In March our checkout failed for some orders after a release of mine. I reproduced the fault on my own machine, read the logs, wrote a failing test and fixed the query. A colleague reviewed the change with me. In the end errors fell to zero in two days.';

/** The same without what came of it: something is missing in the answer to every question. */
export const UNFINISHED = EVIDENCED.replace(/ In the end.*$/, '');

/** The report of a practice in which each question is answered so. */
export async function practisedReport(
  server: TestServer,
  account: TestAccount,
  answer: Answer = EVIDENCED,
  change: Partial<PracticeSessionRequest> = {},
): Promise<Report> {
  const wish = { role_family: 'software', level: 'junior', question_type: 'behavioural', question_count: 3 };
  const { _id } = await call(server, account, 'POST', SESSION, { mode: 'practice', ...wish, ...change });
  return answeredReport(server, account, _id, answer);
}

/** Starts a session and answers all of it so; its report. */
export async function answeredReport(
  server: TestServer,
  account: TestAccount,
  id: string,
  answer: Answer = EVIDENCED,
): Promise<Report> {
  const path = `${SESSION}/${id}`;
  let session = await call(server, account, 'POST', `${path}/start`);
  while (session.current_turn) {
    const asked = session.current_turn;
    const turn = `${path}/turns/${asked._id}`;
    const text = typeof answer === 'string' ? answer : answer(asked);
    session = await call(server, account, 'POST', `${turn}/answer`, { text });
    if (session.pending_follow_up) session = await afterFollowUp(server, account, path, turn);
  }
  const { report_id } = await judged(server, account, id);
  return call<Report>(server, account, 'GET', `/api/v1/reports/${report_id}`);
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
