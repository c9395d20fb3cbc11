// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  ApplicationPage,
  FreeLiveTimes,
  HiringInterview,
  InvitedInterviewPage,
  LiveInterview,
  LiveInterviewPage,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { nurseInterview } from '../../../tests/support/hiring-interviews.ts';
import { call as callAny } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { liveInterviews, users } from '../../platform/database/schema/index.ts';
import { tellCalledOff } from './called-off-service.ts';
import { remindOfLive } from './live-mail-service.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

let server: TestServer;
let recruiter: TestAccount;
let colleague: TestAccount;
let candidate: TestAccount;
let recruit: ReturnType<typeof callAs>;
let workspaceId: string;
let applicationIds: string[];
let path: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await createAccount(server, 'recruiter');
  colleague = await createAccount(server, 'recruiter');
  candidate = await createAccount(server);
  ({ workspace_id: workspaceId } = await openHiring(server, recruiter));
  await joinWorkspace(server, recruiter, colleague, { workspace_id: workspaceId }, 'interviewer');
  recruit = callAs(server, recruiter);
  await recruit('POST', `/workspaces/${workspaceId}/applications`, {
    candidates: [{ full_name: 'Zoe Zett', email: candidate.email }],
  });
  const { body } = await recruit<ApplicationPage>(
    'GET',
    `/workspaces/${workspaceId}/applications?sort=-name`,
  );
  applicationIds = body.items.map(({ _id }) => _id);
  path = `/workspaces/${workspaceId}/interviews/${(await freeze()).body._id}`;
});

const freeze = (change = {}) =>
  recruit<HiringInterview>(
    'POST',
    `/workspaces/${workspaceId}/interviews`,
    nurseInterview({
      live: { editor_language: 'javascript' },
      reviewers: { method: 'all', member_ids: [colleague.userId, recruiter.userId] },
      ...change,
    }),
  );
const propose = (times: string[], application_id = applicationIds[0]) =>
  recruit<LiveInterview>('POST', `${path}/live-times`, { application_id, times, minutes: 60 });
/** Answers with the status alone where it is refused. */
const as = async <T = LiveInterview>(
  who: TestAccount,
  method: 'GET' | 'POST',
  rest: string,
  body?: object,
) => {
  const address = `/api/v1/interviews${rest}`;
  try {
    return { status: 200, body: await callAny<T>(server, who, method, address, body) };
  } catch (error) {
    return { status: Number(/: (\d{3}) /.exec(String(error))?.[1]), body: {} as T };
  }
};

test('times are proposed, one is taken, and everybody gets it with a calendar file and in their zone', async () => {
  const zone = { timeZone: 'Pacific/Kiritimati' };
  await server.db.update(users).set(zone).where(eq(users.id, colleague.userId));
  const times = [inHours(50), inHours(26)];
  const { status, body: proposed } = await propose(times);
  expect(status).toBe(200);
  expect(proposed).toMatchObject({ status: 'proposed', my_role: 'interviewer', times: times.toReversed() });
  expect(proposed.people.map(({ role }) => role)).toEqual(['candidate', 'lead', 'interviewer']);
  expect((await server.mailTo(candidate.email)).subject).toMatch(/^Choose a time: interview for Ward nurse/);
  const invited = await as<InvitedInterviewPage>(candidate, 'GET', '/invited');
  expect(invited.body.items).toMatchObject([{ live: { _id: proposed._id, minutes: 60, starts_at: null } }]);

  const id = `/live/${proposed._id}`;
  expect((await as(candidate, 'POST', `${id}/choice`, { starts_at: inHours(30) })).status).toBe(422);
  const chosen = await as(candidate, 'POST', `${id}/choice`, { starts_at: times[1] });
  expect(chosen.body).toMatchObject({
    status: 'scheduled',
    starts_at: times[1],
    access: 'early',
    workspace: null,
  });
  await expect.poll(async () => (await server.mailTo(candidate.email, 2)).subject).toMatch(/^Scheduled:/);
  for (const { email } of [recruiter, colleague]) {
    const mail = await server.mailTo(email);
    expect(mail.subject).toMatch(/^Scheduled: interview for Ward nurse/);
    const start = times[1]?.replace(/\.\d+|[-:]/g, '');
    expect(mail.calendar).toContain(`METHOD:PUBLISH`);
    expect(mail.calendar).toContain(`DTSTART:${start}`);
    expect(mail.text).toContain(email === colleague.email ? '(GMT+14, Kiritimati)' : ' UTC');
  }
  const agenda = await as<LiveInterviewPage>(colleague, 'GET', '/live?upcoming=true');
  expect(agenda.body).toMatchObject({ total: 1, items: [{ my_role: 'lead', status: 'scheduled' }] });
  const session = { mode: 'ai', interview_id: proposed.interview._id };
  expect((await as(candidate, 'POST', '/session', session)).status).toBe(409);
});

test('other times are asked for, of one that is agreed on too, and proposed again', async () => {
  const first = [inHours(26)];
  const { body: proposed } = await propose(first);
  const id = `/live/${proposed._id}`;
  await as(candidate, 'POST', `${id}/choice`, { starts_at: first[0] });
  const asked = await as(candidate, 'POST', `${id}/other-times`, { note: 'Mondays please' });
  expect(asked.body).toMatchObject({ status: 'asked', starts_at: null, note: 'Mondays please' });
  await expect.poll(async () => (await server.mailTo(recruiter.email, 1)).subject).toBeTruthy();
  const again = await propose([inHours(60)]);
  expect(again.body).toMatchObject({ _id: proposed._id, status: 'proposed', note: null });
});

const mailsTo = async ({ email }: TestAccount) =>
  (await server.outbox()).filter(({ recipient }) => recipient === email);
/** As it is done every minute. */
const callOff = () => tellCalledOff({ db: server.db, jobs: server.jobs, now: () => new Date() });

test('who had an hour is told that it is off, once', async () => {
  const subjects = async (who: TestAccount) => (await mailsTo(who)).map(({ subject }) => subject);
  const time = inHours(26);
  const { body: proposed } = await propose([time]);
  await as(candidate, 'POST', `/live/${proposed._id}/choice`, { starts_at: time });
  await callOff();
  const leaving = `/invited/${proposed.interview._id}/decline`;
  await callAny(server, candidate, 'POST', `/api/v1/interviews${leaving}`, {});
  await callOff();
  await callOff();
  for (const who of [colleague, recruiter, candidate])
    await expect
      .poll(async () => (await subjects(who)).filter((one) => one.startsWith('Called off:')))
      .toHaveLength(1);
  const mail = (await mailsTo(colleague)).find(({ subject }) => subject.startsWith('Called off:'));
  expect(mail?.calendar).toMatch(/METHOD:CANCEL\r\n.*STATUS:CANCELLED/s);
  expect(mail?.text).toContain('Zoe Zett declined the invitation.');
  expect((await as(colleague, 'GET', `/live/${proposed._id}`)).body.status).toBe('declined');
});

test('who moves one frees the hour in the calendars of all; who revokes one that was only proposed tells the candidate', async () => {
  const last = async (who: TestAccount) => (await mailsTo(who)).at(-1);
  const time = inHours(26);
  const { body: proposed } = await propose([time]);
  await as(candidate, 'POST', `/live/${proposed._id}/choice`, { starts_at: time });
  await as(candidate, 'POST', `/live/${proposed._id}/other-times`, { note: 'Mondays please' });
  await callOff();
  await expect.poll(async () => (await last(colleague))?.text).toContain('A new time is being arranged.');
  await propose([inHours(50)]);
  const { body: invited } = await recruit<{ items: { _id: string }[] }>('GET', `${path}/invitations`);
  await recruit('POST', `${path}/invitations/revoke`, {
    invitation_ids: invited.items.map(({ _id }) => _id),
  });
  await callOff();
  await expect.poll(async () => (await last(candidate))?.text).toContain('withdrew the invitation.');
});

test('everybody is reminded a day and an hour before, each once; nobody of what is off', async () => {
  const time = inHours(26);
  const { body: proposed } = await propose([time]);
  await as(candidate, 'POST', `/live/${proposed._id}/choice`, { starts_at: time });
  const everybody = [colleague, recruiter, candidate];
  const reminders = async (who: TestAccount) =>
    (await mailsTo(who)).filter(({ subject }) => subject.startsWith('Reminder:'));
  const remindAt = async (hoursBefore: number) => {
    const now = () => new Date(Date.parse(time) - hoursBefore * HOUR_MS);
    for (let twice = 0; twice < 2; twice += 1) await remindOfLive({ db: server.db, jobs: server.jobs, now });
  };
  await remindAt(24.1);
  await remindAt(23.9);
  for (const who of everybody) await expect.poll(() => reminders(who)).toHaveLength(1);
  await remindAt(1.1);
  await remindAt(0.9);
  for (const who of everybody) await expect.poll(() => reminders(who)).toHaveLength(2);
  expect((await reminders(colleague))[1]?.calendar).toMatch(/BEGIN:VEVENT/);

  const later = inHours(30);
  const { body: other } = await propose([later], applicationIds[1]);
  await server.db
    .update(liveInterviews)
    .set({ status: 'scheduled', startsAt: new Date(later), endsAt: new Date(Date.parse(later) + HOUR_MS) })
    .where(eq(liveInterviews.id, other._id));
  const { body: invited } = await recruit<{ items: { _id: string }[] }>('GET', `${path}/invitations`);
  await recruit('POST', `${path}/invitations/revoke`, {
    invitation_ids: invited.items.map(({ _id }) => _id),
  });
  await remindAt(-3.5);
  for (const who of everybody) expect(await reminders(who)).toHaveLength(2);
});

test('times are offered in which all who hold it are free', async () => {
  const free = () => recruit<FreeLiveTimes>('GET', `${path}/free-live-times?minutes=60`);
  const { status, body } = await free();
  expect(status).toBe(200);
  const [first] = body.times;
  const { body: proposed } = await propose([first ?? '']);
  await as(candidate, 'POST', `/live/${proposed._id}/choice`, { starts_at: first });
  expect((await free()).body.times).not.toContain(first);
  const stranger = callAs(server, await createAccount(server, 'recruiter'));
  expect((await stranger('GET', `${path}/free-live-times?minutes=60`)).status).toBe(404);
});

test('an hour of an interviewer is given once; past and late times are refused', async () => {
  const time = inHours(26);
  const { body: first } = await propose([time]);
  const { body: second } = await propose([time], applicationIds[1]);
  expect(second.status).toBe('proposed');
  await as(candidate, 'POST', `/live/${first._id}/choice`, { starts_at: time });
  const clash = await propose([inHours(26.5)], applicationIds[1]);
  expect(clash).toMatchObject({ status: 422, body: { errors: [{ field: 'times' }] } });
  expect((await propose([inHours(-1)], applicationIds[1])).status).toBe(422);
  expect((await propose([inHours(24 * 30)], applicationIds[1])).status).toBe(422);
  expect((await recruit('POST', `${path}/invitations`, { application_ids: applicationIds })).status).toBe(
    409,
  );
});

test('who is not in it sees nothing of it; who left the workspace neither', async () => {
  const { body: live } = await propose([inHours(26)]);
  const others = [await createAccount(server), await createAccount(server, 'recruiter')];
  for (const other of others) expect((await as(other, 'GET', `/live/${live._id}`)).status).toBe(404);
  expect((await as(colleague, 'GET', `/live/${live._id}`)).body.my_role).toBe('lead');
  await recruit('DELETE', `/workspaces/${workspaceId}/members/${colleague.userId}`);
  expect((await as(colleague, 'GET', `/live/${live._id}`)).status).toBe(404);
});

test('it is designed with one to three people, and with questions that are answered in words', async () => {
  const refused = async (change: object) => (await freeze(change)).status;
  expect(await refused({ reviewers: undefined })).toBe(422);
  expect(await refused({ reviewers: { method: 'in_turn', member_ids: [recruiter.userId] } })).toBe(422);
  expect((await freeze()).body).toMatchObject({ mode: 'live', live: { editor_language: 'javascript' } });
});
