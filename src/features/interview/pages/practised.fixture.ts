import { vi } from 'vitest';
import type { TestAccount } from '../../../../tests/support/accounts.ts';
import type { TestServer } from '../../../../tests/support/test-server.ts';
import type { Report, Session } from '../../../api/gen/types.gen.ts';

const sessions = '/api/v1/interviews/session';
const answer =
  'In March our checkout failed for some orders. I reproduced the fault on my own machine, read the logs, wrote a failing test and fixed the query. In the end errors fell to zero in two days.';

/** A practice of a junior software engineer in which every question is answered, and its report. */
export async function practised(server: TestServer, { accessToken }: TestAccount): Promise<Report> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const ask = async <T = Session>(method: 'GET' | 'POST', url: string, payload?: object): Promise<T> =>
    (await server.app.inject({ method, url, headers, ...(payload && { payload }) })).json();
  const wish = { role_family: 'software', level: 'junior', question_type: 'behavioural', question_count: 3 };
  let session = await ask('POST', sessions, { mode: 'practice', ...wish });
  session = await ask('POST', `${sessions}/${session._id}/start`);
  while (session.current_turn) {
    const url = `${sessions}/${session._id}/turns/${session.current_turn._id}/answer`;
    session = await ask('POST', url, { text: answer });
  }
  const url = `${sessions}/${session._id}`;
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
