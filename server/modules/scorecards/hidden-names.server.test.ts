import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ApplicationPage,
  HiringInvitationPage,
  HiringReview,
  RecordingList,
  Scorecard,
  ScorecardDraft,
  Workspace,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, nurseWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { completedInterview, nurseScorecard } from '../../../tests/support/hiring-interviews.ts';
import { call as callCandidate } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { recordings, turns } from '../../platform/database/schema/index.ts';

const SAID =
  'I am Zoe Zett, zoe@mail.example. Last winter I checked his pulse and called Doctor Adeyemi at once.';
/** Whole words, as written: a random id may hold the letters. */
const TOLD = /\b(?:Zoe|Zett|Adeyemi)\b|mail\.example/;

let server: TestServer;
let lead: TestAccount;
let candidate: TestAccount;
let rater: TestAccount;
let ids: Awaited<ReturnType<typeof completedInterview>>;
let workspaceId: string;
let path: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  lead = await createAccount(server, 'recruiter');
  candidate = await createAccount(server);
  const opened = await openHiring(server, lead);
  workspaceId = opened.workspace_id;
  ids = await completedInterview(server, lead, { workspaceId, candidate });
  path = `/reviews/${ids.sessionId}`;
  await server.db.update(turns).set({ answer: SAID }).where(eq(turns.id, ids.turnId));
  const at = new Date();
  await server.db.insert(recordings).values({
    ...{ id: `sound-${ids.sessionId}`, sessionId: ids.sessionId, turnId: ids.turnId, recordingAttempt: 1 },
    ...{ contentType: 'audio/webm', state: 'transcribed', transcript: SAID, durationSeconds: 30 },
    ...{ segments: [{ start: 4, end: 30, text: SAID }], begunAt: at, finishedAt: at, seenAt: at },
  });
  rater = await createAccount(server, 'recruiter');
  await joinWorkspace(server, lead, rater, opened, 'interviewer');
  await callAs(server, lead)('PUT', `${path}/reviewers`, { member_ids: [rater.userId] });
});

const hideInWorkspace = () =>
  callAs(server, lead)('PATCH', `/workspaces/${workspaceId}`, { hides_names: true });

/** Everything an interviewer can ask about what they are to rate. */
async function answersTo(account: TestAccount) {
  const call = callAs(server, account);
  const paths = [
    path,
    `${path}/recordings`,
    `${path}/integrity`,
    '/invitations',
    '/invitations?to_rate=true',
    '/work',
  ];
  const answers = [];
  for (const one of paths) answers.push(await call<unknown>('GET', one));
  const file = await fetch(`${server.url}/api/v1/recruiter/invitations/export`, {
    headers: { Authorization: `Bearer ${account.accessToken}` },
  });
  return `${JSON.stringify(answers)} ${await file.text()}`;
}

test('where a workspace hides names no answer tells one, until one has rated', async () => {
  expect(await answersTo(rater)).toMatch(TOLD);
  await callCandidate(
    server,
    candidate,
    'POST',
    `/api/v1/interviews/invited/${ids.interviewId}/corrections`,
    {
      ...{ session_id: ids.sessionId, turn_id: ids.turnId, text: 'My name is Zoe Zett, not Zoe Set.' },
    },
  );
  expect((await hideInWorkspace()).status).toBe(200);
  const hidden = await answersTo(rater);
  expect(hidden).not.toMatch(TOLD);
  expect(hidden).not.toContain(candidate.email);
  expect(hidden).toMatch(/Candidate [0-9A-F]{4}/);
  expect(hidden).toContain('I checked his pulse');
  const { body } = await callAs(server, rater)<RecordingList>('GET', `${path}/recordings`);
  expect(body.items).toEqual([]);
  const sound = `${path}/recordings/sound-${ids.sessionId}/audio`;
  expect((await callAs(server, rater)('GET', sound)).status).toBe(404);
  const found = await callAs(server, rater)<HiringInvitationPage>('GET', '/invitations?q=zoe');
  expect(found.body.items).toEqual([]);
  await callAs(server, rater)('POST', `${path}/scorecard/submit`, await scorecardOver(rater));
  expect(await answersTo(rater)).toContain('Zoe Zett');
});

/** Everything a hiring manager can ask about a candidate they are to rate and to decide about. */
async function managerReads(account: TestAccount) {
  const call = callAs(server, account);
  const here = `/workspaces/${workspaceId}`;
  const { body: page } = await call<ApplicationPage>('GET', `${here}/applications?sort=name`);
  const { body: review } = await call<HiringReview>('GET', path);
  const one = `${here}/candidates/${review.candidate._id}`;
  const paths = [
    `${here}/applications?status=active&stage_id=applied&sort=name`,
    one,
    ...['notes', 'decisions', 'decision-mail', 'duplicates', 'resume'].map((part) => `${one}/${part}`),
    `${here}/activity`,
    '/candidates?sort=name',
    '/reports?sort=name',
    `${here}/interviews/${ids.interviewId}/invitations`,
  ];
  const answers: string[] = [JSON.stringify(page), await answersTo(account)];
  for (const path of paths) {
    const { status, body } = await call<unknown>('GET', path);
    expect([path, status]).toEqual([path, 200]);
    answers.push(JSON.stringify(body));
  }
  for (const path of ['/candidates/export?sort=name', '/reports/export', `${here}/applications/export`]) {
    const file = await fetch(`${server.url}/api/v1/recruiter${path}`, {
      headers: { Authorization: `Bearer ${account.accessToken}` },
    });
    expect([path, file.status]).toEqual([path, 200]);
    answers.push(await file.text());
  }
  return answers.join('\n');
}

/** How many candidates a search for a name finds in each list. */
async function foundBy(account: TestAccount, q: string): Promise<number[]> {
  const lists = [`/workspaces/${workspaceId}/applications`, '/candidates', '/reports', '/invitations'];
  const totals: number[] = [];
  for (const list of lists) {
    const { body } = await callAs(server, account)<{ items: unknown[] }>('GET', `${list}?q=${q}`);
    totals.push(body.items.length);
  }
  return totals;
}

test('a hiring manager reads no name in any list, file or search where the workspace hides them, until they have rated', async () => {
  const manager = await createAccount(server, 'recruiter');
  await joinWorkspace(server, lead, manager, { workspace_id: workspaceId }, 'hiring_manager');
  await callAs(server, lead)('PUT', `${path}/reviewers`, { member_ids: [manager.userId] });
  expect(await managerReads(manager)).toMatch(TOLD);
  expect(await foundBy(manager, 'zett')).toEqual([1, 1, 1, 1]);
  await hideInWorkspace();
  // Whom a candidate answers to is no candidate.
  const hidden = (await managerReads(manager)).replaceAll(lead.email, '');
  expect(hidden).not.toMatch(TOLD);
  expect(hidden).not.toContain(candidate.email);
  expect(hidden).toMatch(/Candidate [0-9A-F]{4}/);
  expect(await foundBy(manager, 'zett')).toEqual([0, 0, 0, 0]);
  // Who works with candidates writes to them.
  expect(await foundBy(lead, 'zett')).toEqual([1, 1, 1, 1]);
  await callAs(server, manager)('POST', `${path}/scorecard/submit`, await scorecardOver(manager));
  expect(await managerReads(manager)).toContain('Zoe Zett');
  expect(await foundBy(manager, 'zett')).toEqual([1, 1, 1, 1]);
});

test('a hiring manager compares without names, too', async () => {
  const manager = await createAccount(server, 'recruiter');
  await joinWorkspace(server, lead, manager, { workspace_id: workspaceId }, 'hiring_manager');
  const other = await completedInterview(server, lead, {
    workspaceId,
    candidate: await createAccount(server),
  });
  const compare = `/reports/compare?session_id=${ids.sessionId}&session_id=${other.sessionId}`;
  const compared = async () => JSON.stringify((await callAs(server, manager)('GET', compare)).body);
  expect(await compared()).toMatch(TOLD);
  await hideInWorkspace();
  const hidden = await compared();
  expect(hidden).not.toMatch(TOLD);
  expect(hidden).toMatch(/Candidate [0-9A-F]{4}/);
});

test('somebody seen by name in another workspace keeps it there', async () => {
  const manager = await createAccount(server, 'recruiter');
  await joinWorkspace(server, lead, manager, { workspace_id: workspaceId }, 'hiring_manager');
  await hideInWorkspace();
  const { body: other } = await callAs(server, manager)<Workspace>('POST', '/workspaces', nurseWorkspace);
  const zoe = { full_name: 'Zoe Zett', email: candidate.email };
  await callAs(server, manager)('POST', `/workspaces/${other._id}/applications`, { candidates: [zoe] });
  expect(await foundBy(manager, 'zett')).toEqual([0, 1, 0, 0]);
  // What is noted where they have no name would tell it.
  const note = { text: 'Moved here from Ushuaia.' };
  const { body: known } = await callAs(server, lead)<ApplicationPage>(
    'GET',
    `/workspaces/${workspaceId}/applications?q=zett`,
  );
  const person = known.items[0]?.candidate._id;
  await callAs(server, lead)('POST', `/workspaces/${workspaceId}/candidates/${person}/notes`, note);
  expect(await foundBy(manager, 'ushuaia')).toEqual([0, 0, 0, 0]);
  await callAs(server, manager)('POST', `/workspaces/${other._id}/candidates/${person}/notes`, note);
  expect(await foundBy(manager, 'ushuaia')).toEqual([0, 1, 0, 0]);
  const { body } = await callAs(server, manager)<ApplicationPage>(
    'GET',
    `/workspaces/${other._id}/applications`,
  );
  expect(body.items.map(({ candidate: { full_name } }) => full_name)).toEqual(['Zoe Zett']);
});

/** A scorecard that cites what one reads. */
async function scorecardOver(account: TestAccount): Promise<ScorecardDraft> {
  const { body } = await callAs(server, account)<HiringReview>('GET', path);
  const answer = body.questions[0]?.turns[0]?.answer ?? '';
  const start = answer.indexOf('Last winter');
  const draft = nurseScorecard(ids.turnId);
  const [first, ...others] = draft.ratings;
  const moment = { question_number: 1, turn_id: ids.turnId, start, end: answer.length };
  const ratings = [{ competency_id: '', ...first, moments: [moment] }, ...others];
  return { ...draft, ratings, without_names: body.names.are_hidden };
}

test('what is cited without names is what was said there', async () => {
  await hideInWorkspace();
  const call = callAs(server, rater);
  const draft = await scorecardOver(rater);
  const { body: saved } = await call<Scorecard>('PUT', `${path}/scorecard`, draft);
  const words = 'Last winter I checked his pulse and called [name] at once.';
  expect(saved.ratings[0]?.citations[0]?.quote).toBe(words);
  const { mine } = (await call<HiringReview>('GET', path)).body;
  expect(mine?.ratings[0]?.citations[0]).toMatchObject({ ...draft.ratings[0]?.moments[0], quote: words });
  const { body } = await call<HiringReview>('POST', `${path}/scorecard/submit`, draft);
  expect(body.names.are_hidden).toBe(false);
  expect(body.mine?.ratings[0]?.citations[0]?.quote).toBe(
    'Last winter I checked his pulse and called Doctor Adeyemi at once.',
  );
  expect(body.questions[0]?.turns[0]?.answer).toBe(SAID);
});

test('a draft that takes the names for shown is answered without them all the same', async () => {
  await hideInWorkspace();
  const draft = await scorecardOver(rater);
  const [first] = draft.ratings;
  const moments = [{ question_number: 1, turn_id: ids.turnId, start: 0, end: SAID.length }];
  const ratings = [{ competency_id: '', ...first, moments }];
  const reply = await callAs(server, rater)<Scorecard>('PUT', `${path}/scorecard`, {
    ...draft,
    ratings,
    without_names: false,
  });
  expect(reply.status).toBe(200);
  expect(JSON.stringify(reply.body)).not.toMatch(TOLD);
});

test('a place beyond the answer without names is no moment', async () => {
  await hideInWorkspace();
  const draft = await scorecardOver(rater);
  const [first] = draft.ratings;
  const moments = [{ question_number: 1, turn_id: ids.turnId, start: 0, end: 5000 }];
  const ratings = [{ competency_id: '', ...first, moments }];
  const reply = await callAs(server, rater)('PUT', `${path}/scorecard`, { ...draft, ratings });
  expect(reply.status).toBe(422);
});

test('who chooses so reads all they rate without names, and others with them', async () => {
  const call = callAs(server, lead);
  const { body } = await call<HiringReview>('PUT', `${path}/names`, { reads_without: true });
  expect(body.names).toEqual({ are_hidden: true, reads_without: true, is_set_by_workspace: false });
  expect(JSON.stringify(body)).not.toMatch(TOLD);
  expect((await callAs(server, rater)<HiringReview>('GET', path)).body.candidate.full_name).toBe('Zoe Zett');
  await call('PUT', `${path}/names`, { reads_without: false });
  expect((await call<HiringReview>('GET', path)).body.candidate.full_name).toBe('Zoe Zett');
});

test('another’s session is missing', async () => {
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  const reply = await callAs(server, stranger)('PUT', `${path}/names`, { reads_without: true });
  expect(reply.status).toBe(404);
});
