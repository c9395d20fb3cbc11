// @module-tag postgres
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/database/identifier.ts';
import { invitations, users } from '../../../platform/database/schema/index.ts';
import { type Client, servePractice } from '../practice-server.fixture.ts';
import { moveWindow, type NewInvitation, revokeInvitations } from './hiring-repository.ts';
import { invite } from './hiring-service.ts';

const daySeconds = 24 * 60 * 60;

const server = servePractice();
let candidate: Client;

beforeEach(async () => {
  candidate = await server.signIn();
});

/** An interview that closes in seven days, and an invitation to it of this moment. */
async function invited(email = candidate.email, candidateId: string | null = null): Promise<NewInvitation> {
  const interviewId = await server.invite({ email: 'first@mail.example' });
  const invitation = { id: newId(), interviewId, email, candidateId, createdAt: server.now() };
  await invite(server, invitation);
  await server.jobs.run();
  return invitation;
}

async function mailsTo(email = candidate.email) {
  const mails = await server.db.query.outbox.findMany({
    orderBy: (outbox, { asc }) => asc(outbox.position),
  });
  return mails.filter(({ recipient }) => recipient === email);
}

const subjects = async () => (await mailsTo()).map(({ subject }) => subject);

/** Lets days go by, looking for whom to remind after each as often as processes may. */
async function live(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    server.advance(daySeconds);
    await Promise.all([server.jobs.round('remind-of-deadlines'), server.jobs.round('remind-of-deadlines')]);
    await server.jobs.run();
  }
}

const choose = (change: object) =>
  candidate.ask('PUT', '/api/v1/candidate/preferences', {
    report_ready_mail: false,
    invitation_mail: true,
    reminder_mail: true,
    ...change,
  });

const invitation = 'Interview invitation: Engineer (sample) at Sample Company';
const reminder = 'Reminder: your interview for Engineer (sample) at Sample Company';

test('who is invited is told once: who asks, for what, until when and where', async () => {
  const sent = await invited();
  await invite(server, { ...sent, id: newId() });
  await server.jobs.run();
  const [mail, ...more] = await mailsTo();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(invitation);
  expect(mail?.text).toContain('/auth/register#invitation=');
  expect(mail?.text).toContain('Start by Monday, January 12, 2026, 9:00 AM UTC');
  expect(mail?.text).toContain('/candidate/settings?tab=notifications');
});

test('the deadline is told in the zone of whoever is invited', async () => {
  await server.db.update(users).set({ timeZone: 'Asia/Kolkata' }).where(eq(users.id, candidate.userId));
  await invited();
  await live(4);
  const [sent, reminded] = await mailsTo();
  expect(sent?.text).toContain('Start by Monday, January 12, 2026, 2:30 PM (GMT+5:30, Kolkata)');
  expect(reminded?.text).toContain('by Monday, January 12, 2026, 2:30 PM (GMT+5:30, Kolkata)');
});

test('who has no account is told that it needs one', async () => {
  await invited('nobody.yet@mail.example');
  const [mail] = await mailsTo('nobody.yet@mail.example');
  expect(mail?.text).toMatch(/^Hi there,/);
  expect(mail?.text).toContain('You need an account, with any email address. Sign up or sign in.');
  expect(mail?.text).not.toContain('settings');
  expect(mail?.text).not.toContain('unsubscribe');
});

test('who has not begun is reminded three days and one day before the deadline, each once', async () => {
  await invited();
  await live(3);
  expect(await subjects()).toEqual([invitation]);
  await live(1);
  expect(await subjects()).toEqual([invitation, reminder]);
  await live(1);
  expect(await subjects()).toEqual([invitation, reminder]);
  await live(3);
  expect(await subjects()).toEqual([invitation, reminder, reminder]);
  expect((await mailsTo())[1]?.text).toMatch(/by \w+, January \d+, 2026, 9:00 AM UTC/);
});

test('who was invited shortly before the deadline hears no second time of it at once', async () => {
  const { interviewId } = await invited();
  const closesAt = new Date(server.now().getTime() + 2.5 * daySeconds * 1000);
  await moveWindow(server.db, interviewId, { opensAt: server.now(), closesAt });
  await live(1);
  expect(await subjects()).toEqual([invitation]);
  await live(1);
  expect(await subjects()).toEqual([invitation, reminder]);
});

test('a server that was down reminds once, not twice', async () => {
  await invited();
  server.advance(5.5 * daySeconds);
  await live(1);
  expect(await subjects()).toEqual([invitation, reminder]);
});

test('a server that was down until the deadline reminds nobody', async () => {
  await invited();
  server.advance(7 * daySeconds);
  await server.jobs.round('remind-of-deadlines');
  expect(await server.jobs.waiting()).toEqual([]);
  await server.jobs.run();
  expect(await subjects()).toEqual([invitation]);
});

test('who has begun is not reminded, nor is one whose invitation was taken back', async () => {
  const begun = await invited();
  expect((await candidate.begun(begun.interviewId)).status).toBe('in_progress');
  const revoked = await invited();
  await revokeInvitations(server.db, [revoked.id], server.now());
  await live(7);
  expect(await subjects()).toEqual([invitation, invitation]);
});

test('a reminder that waits says nothing any more once the interview was begun', async () => {
  const { interviewId } = await invited();
  server.advance(4.5 * daySeconds);
  await server.jobs.round('remind-of-deadlines');
  expect(await server.jobs.waiting()).not.toEqual([]);
  expect((await candidate.begun(interviewId)).status).toBe('in_progress');
  await server.jobs.run();
  expect(await subjects()).toEqual([invitation]);
});

test('each mail has its switch', async () => {
  await choose({ invitation_mail: false });
  await invited();
  expect(await subjects()).toEqual([]);
  await choose({ reminder_mail: false });
  await live(7);
  expect(await subjects()).toEqual([]);
});

test('goes to the address of the account that it is bound to, and to no suspended one', async () => {
  await invited('old.address@mail.example', candidate.userId);
  expect(await subjects()).toEqual([invitation]);
  expect(await mailsTo('old.address@mail.example')).toEqual([]);
  await server.db.update(users).set({ isActive: false }).where(eq(users.id, candidate.userId));
  await invited();
  expect(await subjects()).toEqual([invitation]);
  expect(await server.db.$count(invitations, eq(invitations.candidateId, candidate.userId))).toBe(1);
});
