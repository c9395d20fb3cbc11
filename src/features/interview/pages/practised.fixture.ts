import { vi } from 'vitest';
import type { TestAccount } from '../../../../tests/support/accounts.ts';
import type { TestServer } from '../../../../tests/support/test-server.ts';
import type { Report, Session } from '../../../api/gen/types.gen.ts';

const sessions = '/api/v1/interviews/session';
const answer =
  'In March our checkout failed for some orders. I reproduced the fault on my own machine, read the logs, wrote a failing test and fixed the query. In the end errors fell to zero in two days.';

/** Asks the server for one candidate. */
function asking(server: TestServer, { accessToken }: TestAccount) {
  const headers = { authorization: `Bearer ${accessToken}` };
  return async <T = Session>(method: 'GET' | 'POST', url: string, payload?: object): Promise<T> =>
    (await server.app.inject({ method, url, headers, ...(payload && { payload }) })).json();
}

/** A practice of a junior software engineer in which every question is answered, and its report. */
export async function practised(server: TestServer, account: TestAccount): Promise<Report> {
  const wish = { role_family: 'software', level: 'junior', question_type: 'behavioural', question_count: 3 };
  const session = await asking(server, account)('POST', sessions, { mode: 'practice', ...wish });
  return answered(server, account, session._id);
}

/** Starts a session, answers all of it, and gives its report. */
export async function answered(server: TestServer, account: TestAccount, sessionId: string): Promise<Report> {
  const ask = asking(server, account);
  const url = `${sessions}/${sessionId}`;
  let session = await ask('POST', `${url}/start`);
  while (session.current_turn) {
    session = await ask('POST', `${url}/turns/${session.current_turn._id}/answer`, { text: answer });
  }
  const reportId = await vi.waitFor(
    async () => {
      const { report_id } = await ask('GET', url);
      if (!report_id) throw new Error('There is no report yet.');
      return report_id;
    },
    { timeout: 30_000, interval: 100 },
  );
  return ask<Report>('GET', `/api/v1/reports/${reportId}`);
}
