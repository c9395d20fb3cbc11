// @module-tag postgres
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanyCandidatePage } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { completedInterview, nurseScorecard } from '../../../tests/support/hiring-interviews.ts';
import { judged } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';

let server: TestServer;
let recruiter: TestAccount;
let call: ReturnType<typeof callAs>;
let workspaceId: string;
let zoe: Awaited<ReturnType<typeof completedInterview>>;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await createAccount(server, 'recruiter');
  call = callAs(server, recruiter);
  ({ workspace_id: workspaceId } = await openHiring(server, recruiter));
  const candidate = await createAccount(server);
  zoe = await completedInterview(server, recruiter, { workspaceId, candidate });
  await judged(server, candidate, zoe.sessionId);
  await call('POST', `/workspaces/${workspaceId}/applications`, {
    candidates: [{ full_name: '=cmd()', email: 'eve@mail.example', source: '@site', tags: ['-1', 'a,b'] }],
  });
});

afterAll(() => server.close());

async function file(path: string, { accessToken } = recruiter, chosen?: object) {
  const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
  const init = chosen ? { method: 'POST', headers, body: JSON.stringify(chosen) } : { headers };
  const reply = await fetch(`${server.url}/api/v1/recruiter${path}`, init);
  const [head, ...lines] = (await reply.text()).trimEnd().split('\r\n');
  return { status: reply.status, type: reply.headers.get('content-type'), head, lines };
}

test('candidates: the whole result, and no cell is a formula', async () => {
  const { type, head, lines } = await file('/candidates/export?sort=name');
  expect(type).toBe('text/csv; charset=utf-8');
  expect(head).toBe('Name,Email,Phone,Source,Tags,Workspaces,Last activity');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(
    /^"'=cmd\(\)",eve@mail\.example,,"'@site","'-1; a,b","Ward nurse: Applied, active",/,
  );
  expect((await file('/candidates/export?q=eve')).lines).toHaveLength(1);
});

test('candidates who were chosen, as far as one sees them', async () => {
  const { body } = await call<CompanyCandidatePage>('GET', '/candidates?sort=name');
  const ids = body.items.flatMap(({ _id, full_name }) => (full_name === 'Zoe Zett' ? [] : _id));
  const chosen = { candidate_ids: [...ids, 'nobody'] };
  expect((await file('/candidates/export', recruiter, chosen)).lines).toEqual([
    expect.stringMatching(/^"'=cmd\(\)",/),
    expect.stringMatching(/^Ada Byron,/),
  ]);
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  expect((await file('/candidates/export', stranger, chosen)).lines).toEqual([]);
});

test('the pipeline and the invitations, filtered as their lists', async () => {
  const path = `/workspaces/${workspaceId}/applications/export`;
  expect((await file(`${path}?sort=-name&status=active`)).lines[0]).toMatch(/^Zoe Zett,.*,Applied,/);
  expect((await file(`${path}?stage_id=review`)).lines).toEqual([]);
  for (const one of [
    '/invitations/export',
    `/workspaces/${workspaceId}/interviews/${zoe.interviewId}/invitations/export`,
  ]) {
    expect((await file(one)).lines).toEqual([expect.stringMatching(/^Zoe Zett,.*,completed,/)]);
    expect((await file(`${one}?status=revoked`)).lines).toEqual([]);
  }
});

test('rule 1: reports say "Rate first" until one has rated', async () => {
  const { head, lines } = await file('/reports/export');
  const cells = Object.fromEntries(
    (head ?? '').split(',').map((name, at) => [name, lines[0]?.split(',')[at]]),
  );
  expect(cells).toMatchObject({ Verdicts: 'Rate first', Coverage: 'Rate first', Checklist: 'Rate first' });
  expect(cells['AI score']).toBe('Rate first');
  await call('POST', `/reviews/${zoe.sessionId}/scorecard/submit`, nurseScorecard(zoe.turnId));
  expect((await file('/reports/export')).lines[0]).toMatch(/,yes,1 of 2,\d of \d,,/);
});

test('a file has what its reader sees: of another company nothing, and interviewers no candidates', async () => {
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  const interviewer = await createAccount(server, 'recruiter');
  await joinWorkspace(server, recruiter, interviewer, { workspace_id: workspaceId }, 'interviewer');
  for (const path of ['/reports/export', '/invitations/export'])
    for (const who of [stranger, interviewer]) expect((await file(path, who)).lines).toEqual([]);
  expect((await file('/candidates/export', interviewer)).lines).toEqual([]);
  expect((await file('/candidates/export', stranger)).lines).toHaveLength(1);
  const pipeline = `/workspaces/${workspaceId}/applications/export`;
  expect((await file(pipeline, stranger)).status).toBe(404);
  expect((await file(pipeline, interviewer)).status).toBe(403);
});
