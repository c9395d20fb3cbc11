// @module-tag postgres
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CandidateRequest } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../tests/support/hiring.ts';
import { completedInterview } from '../../../tests/support/hiring-interviews.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';

const SUBJECT = /^A candidate’s request: /;

let server: TestServer;
let recruiter: TestAccount;
let candidate: TestAccount;
let administrators: TestAccount[];
const tried: string[] = [];
let failing = '';

beforeAll(async () => {
  server = await startTestServer({
    mailer: {
      async deliver({ to, subject }) {
        if (!SUBJECT.test(subject)) return;
        tried.push(to);
        if (to === failing) throw new Error('The mailbox is full.');
      },
    },
  });
  administrators = await Promise.all([1, 2, 3].map(() => createAccount(server, 'admin')));
  recruiter = await createAccount(server, 'recruiter');
  candidate = await createAccount(server);
});
afterAll(() => server.close());

test('an address that fails is tried again, and nobody else is told twice', async () => {
  // The last one that would be told, were they told one after the other.
  const ordered = administrators.toSorted((one, other) => (one.userId < other.userId ? -1 : 1));
  failing = ordered.at(-1)?.email ?? '';
  const { workspace_id: workspaceId } = await openHiring(server, recruiter);
  const { interviewId, sessionId } = await completedInterview(server, recruiter, { workspaceId, candidate });
  const asked = await call<CandidateRequest>(
    server,
    candidate,
    'POST',
    `/api/v1/interviews/invited/${interviewId}/human-review`,
    { session_id: sessionId, text: 'My second answer was cut off.' },
  );
  const path = `/reviews/${sessionId}/requests/${asked._id}/dispute`;
  await callAs(server, recruiter)('POST', path, { reason: 'We rated it ourselves' });
  const times = (email: string) => tried.filter((one) => one === email).length;
  await vi.waitFor(() => expect(times(failing)).toBeGreaterThanOrEqual(3), { timeout: 20_000 });
  const others = administrators.map(({ email }) => email).filter((email) => email !== failing);
  expect(others.map(times)).toEqual([1, 1]);
});
