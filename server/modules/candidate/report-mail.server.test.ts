import { beforeAll, expect, test } from 'vitest';
import { type Client, servePractice } from '../interviews/practice-server.fixture.ts';
import { CANDIDATE_MAIL_QUEUE } from './candidate-mail.ts';

const server = servePractice();
let candidate: Client;

beforeAll(async () => {
  candidate = await server.signIn();
});

const want = (report_ready_mail: boolean) =>
  candidate.ask('PUT', '/api/v1/candidate/preferences', {
    report_ready_mail,
    invitation_mail: true,
    reminder_mail: true,
  });

/** Has a practice judged; gives the report's id. */
async function judged(): Promise<string> {
  const session = await candidate.started();
  await candidate.act(session, 'complete');
  await server.jobs.run();
  return (await candidate.read(session)).body.report_id ?? '';
}

const waitingMails = async () =>
  (await server.jobs.waiting()).filter(({ queue }) => queue === CANDIDATE_MAIL_QUEUE).map(({ data }) => data);

const mails = () => server.db.query.outbox.findMany();

test('nobody is mailed who did not ask for it', async () => {
  expect(await judged()).not.toBe('');
  expect(await waitingMails()).toEqual([]);
});

test('who asked for it is told once, with the way to the report and to the switch', async () => {
  await want(true);
  const reportId = await judged();
  expect(await waitingMails()).toEqual([{ reportId }]);
  await server.jobs.run();
  await server.jobs.send(server.db, CANDIDATE_MAIL_QUEUE, { reportId });
  await server.jobs.run();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: candidate.email, subject: 'Your practice report is ready' });
  expect(mail?.text).toContain(`/candidate/reports/${reportId}`);
  expect(mail?.text).toContain('/candidate/settings?tab=notifications');
});

test('who switched it off meanwhile is not mailed', async () => {
  await want(true);
  await judged();
  await want(false);
  const before = await mails();
  await server.jobs.run();
  expect(await mails()).toEqual(before);
});
