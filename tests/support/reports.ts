import type { PracticeSessionRequest, Report, Session, Turn } from '../../openapi/gen/types.gen.ts';
import { choiceSets } from '../../server/content/choices/choice-sets.ts';
import type { StoredReport } from '../../server/platform/database/schema/reports.ts';
import type { TestAccount } from './accounts.ts';
import { call, judged } from './sessions.ts';
import type { TestServer } from './test-server.ts';
import { unfinishedAnswerTo, validAnswerTo } from './valid-answers.ts';

const SESSION = '/api/v1/interviews/session';

/** What is answered to each question. */
export type Answer = (turn: Turn) => string;

/** Counts for every question in words, with all that is asked for. */
export const soundly: Answer = ({ kind, prompt }) =>
  kind === 'follow_up'
    ? 'In the end errors fell to zero in two days, and I wrote down how we test it.'
    : validAnswerTo(prompt);

/** Counts likewise, and does not say what came of it. */
export const unfinished: Answer = ({ kind, prompt }) =>
  kind === 'follow_up' ? 'That is all I can say about it.' : unfinishedAnswerTo(prompt);

/** Chooses what is not right. */
export const wronglyChosen: Answer = ({ prompt, choices }) => {
  const asked = choiceSets.flatMap(({ questions }) => questions).find((one) => one.prompt === prompt);
  const wrong = asked?.options.find(({ isRight }) => !isRight);
  return choices?.options.find(({ text }) => text === wrong?.text)?._id ?? '';
};

/** A report of the checklist as it is stored, to be changed there. */
export function asStored({ interview: _of, attempt: _number, engine, ...report }: Report): StoredReport {
  const { ai: _none, ...checklist } = engine;
  return { ...report, engine: checklist };
}

/** The report of a practice in which each question is answered so. */
export async function practisedReport(
  server: TestServer,
  account: TestAccount,
  answer: Answer = soundly,
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
  answer: Answer = soundly,
): Promise<Report> {
  const path = `${SESSION}/${id}`;
  let session = await call(server, account, 'GET', path);
  if (session.status === 'created') session = await call(server, account, 'POST', `${path}/start`);
  while (session.current_turn) {
    const asked = session.current_turn;
    const turn = `${path}/turns/${asked._id}`;
    session = await call(server, account, 'POST', `${turn}/answer`, { text: answer(asked) });
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
