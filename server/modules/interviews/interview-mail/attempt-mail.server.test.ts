// @module-tag postgres
import { beforeEach, expect, test } from 'vitest';
import { evaluateSessionQueue } from '../evaluation-queue.ts';
import { type Client, servePractice } from '../practice-server.fixture.ts';
import { attemptMail } from './attempt-mail-service.ts';
import { interviewMailQueue } from './interview-mail.ts';

const server = servePractice();
let candidate: Client;

beforeEach(async () => {
  candidate = await server.signIn();
});

/** Takes an interview for hiring and hands it in; what waits for others is done before. */
async function submitted() {
  const id = await server.invite(candidate);
  const session = await candidate.begun(id);
  await server.jobs.run();
  expect((await candidate.act(session, 'complete')).status).toBe(200);
  return { id, sessionId: session._id };
}

async function mails() {
  const all = await server.db.query.outbox.findMany({ orderBy: ({ position }, { asc }) => asc(position) });
  return all.filter(({ recipient }) => recipient === candidate.email);
}

const choose = (invitation_mail: boolean) =>
  candidate.ask('PUT', '/api/v1/candidate/preferences', {
    report_ready_mail: false,
    invitation_mail,
    reminder_mail: true,
  });

test('whoever submits is told that it arrived, then that it is evaluated, each once', async () => {
  const { id, sessionId } = await submitted();
  expect(await server.jobs.waiting()).toEqual([
    { queue: interviewMailQueue, data: { sessionId, news: 'arrived' } },
    { queue: evaluateSessionQueue, data: { sessionId } },
  ]);
  await server.jobs.run();
  await server.jobs.send(server.db, interviewMailQueue, { sessionId, news: 'evaluated' });
  await server.jobs.run();
  const [arrived, evaluated, ...more] = await mails();
  expect(more).toEqual([]);
  expect(arrived?.subject).toBe('Interview submitted: Engineer (sample) at Sample Company');
  expect(arrived?.text).toContain(
    'A person reviews your answers and decides. They’re evaluated first if you agreed',
  );
  expect(evaluated?.subject).toBe('Interview evaluated: Engineer (sample) at Sample Company');
  for (const mail of [arrived, evaluated]) {
    expect(mail?.text).toContain(`/candidate/interviews/results/${id}?tab=${sessionId}`);
    expect(mail?.text).toContain('/candidate/settings?tab=notifications');
  }
});

test('whoever asked for something is told that it is answered, once for each request', async () => {
  const { id, sessionId } = await submitted();
  await server.jobs.run();
  for (const requestId of ['one', 'two'])
    await server.jobs.send(server.db, interviewMailQueue, { sessionId, news: 'answered', requestId });
  await server.jobs.run();
  const answered = (await mails()).filter(({ subject }) => subject.startsWith('Your request is answered'));
  expect(answered.map((mail) => mail.subject)).toEqual(
    Array.from({ length: 2 }, () => 'Your request is answered: Engineer (sample) at Sample Company'),
  );
  expect(answered[0]?.text).toContain(`/candidate/interviews/results/${id}?tab=${sessionId}`);
  expect(answered[0]?.text).toContain('/candidate/settings?tab=notifications');
});

test('that it arrived is no news any more once it is evaluated', async () => {
  const { sessionId } = await submitted();
  const deps = { db: server.db, publicUrl: 'https://candor.example', secret: Buffer.alloc(32) };
  const arrived = { sessionId, news: 'arrived' } as const;
  expect(await attemptMail(deps, arrived)).not.toBeNull();
  await server.jobs.run();
  expect(await attemptMail(deps, arrived)).toBeNull();
});

test('whoever wants no mails about interviews gets none', async () => {
  await choose(false);
  await submitted();
  await server.jobs.run();
  await server.jobs.run();
  expect(await mails()).toEqual([]);
});

test('a practice is submitted without a mail', async () => {
  await candidate.act(await candidate.started(), 'complete');
  await server.jobs.run();
  await server.jobs.run();
  expect(await mails()).toEqual([]);
});
