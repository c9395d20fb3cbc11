// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CandidateRequest } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, openHiring } from '../../../tests/support/hiring.ts';
import { completedInterview, nurseScorecard } from '../../../tests/support/hiring-interviews.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { integrityEvents, integrityLogs } from '../../platform/database/schema/index.ts';

let server: TestServer;
let recruiter: TestAccount;
let candidate: TestAccount;
let emails: string[];
let ids: Awaited<ReturnType<typeof completedInterview>>;
let tried: string[] = [];

/** The last one that would be told, were they told one after the other. */
const failing = () => emails.at(-1) ?? '';

beforeAll(async () => {
  server = await startTestServer({
    mailer: {
      async deliver({ to }) {
        tried.push(to);
        if (to === failing()) throw new Error('The mailbox is full.');
      },
    },
  });
  const administrators = await Promise.all([1, 2, 3].map(() => createAccount(server, 'admin')));
  emails = administrators
    .toSorted((one, other) => (one.userId < other.userId ? -1 : 1))
    .map(({ email }) => email);
});
afterAll(() => server.close());

beforeEach(async () => {
  recruiter = await createAccount(server, 'recruiter');
  candidate = await createAccount(server);
  const { workspace_id: workspaceId } = await openHiring(server, recruiter);
  ids = await completedInterview(server, recruiter, { workspaceId, candidate });
  tried = [];
});

const recruit = (path: string, body: object) =>
  callAs(server, recruiter)('POST', `/reviews/${ids.sessionId}${path}`, body);

async function handOverRequest(): Promise<void> {
  const path = `/api/v1/interviews/invited/${ids.interviewId}/human-review`;
  const body = { session_id: ids.sessionId, text: 'My second answer was cut off.' };
  const asked = await call<CandidateRequest>(server, candidate, 'POST', path, body);
  await recruit(`/requests/${asked._id}/dispute`, { reason: 'We rated it ourselves' });
}

async function proposeViolation(): Promise<void> {
  const { sessionId } = ids;
  await server.db.insert(integrityLogs).values({ sessionId });
  const exit = { signal: 'page_hidden', durationMs: 20_000, whilePaused: false, at: new Date() } as const;
  await server.db.insert(integrityEvents).values({ ...exit, sessionId, id: 'exit' });
  await recruit('/scorecard/submit', nurseScorecard(ids.turnId));
  const violation = { verdict: 'violation', text: 'A long exit.', event_ids: ['exit'] };
  await recruit('/integrity/findings', { ...violation, second_reviewer_id: null });
}

test.each([
  ['a dispute', handOverRequest],
  ['a violation that waits for an administrator', proposeViolation],
])('of %s an address that fails is tried again, and nobody else is told twice', async (_what, hand) => {
  await hand();
  const times = (email: string) => tried.filter((one) => one === email).length;
  await vi.waitFor(() => expect(times(failing())).toBeGreaterThanOrEqual(3), { timeout: 20_000 });
  expect(emails.slice(0, -1).map(times)).toEqual([1, 1]);
});
