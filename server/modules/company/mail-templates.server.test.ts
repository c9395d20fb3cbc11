// @module-tag postgres
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  MailPreview,
  MailTemplateList,
  MailTemplatePreview,
  Problem,
} from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { HeldJobs } from '../../../tests/support/held-jobs.ts';
import { callAs, joinWorkspace, openHiring } from '../../../tests/support/hiring.ts';
import { freezeInterview } from '../../../tests/support/hiring-interviews.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { decisions } from '../../platform/database/schema/index.ts';

const jobs = new HeldJobs();
let server: TestServer;
let owner: TestAccount;
let call: ReturnType<typeof callAs>;
let ids: Awaited<ReturnType<typeof openHiring>>;

beforeAll(async () => {
  server = await startTestServer({ jobs: (db) => jobs.open(db) });
});
afterAll(() => server.close());
beforeEach(async () => {
  owner = await createAccount(server, 'recruiter');
  ids = await openHiring(server, owner);
  call = callAs(server, owner);
  await jobs.run();
});

const path = '/company/mail-templates';
const words = { subject: 'About {title}', body: 'We chose **somebody else** at {company}.' };
const newest = async () => (await server.outbox()).at(-1);

test('a rejection says what the company wrote, in the preview, in the mail, until it is reset', async () => {
  const candidate = `/workspaces/${ids.workspace_id}/candidates/${ids.candidate_id}`;
  const preview = async () => (await call<MailPreview>('GET', `${candidate}/decision-mail`)).body;
  const { body: list } = await call<MailTemplateList>('PUT', `${path}/rejection`, words);
  expect(list.items[0]).toMatchObject({ kind: 'rejection', ...words, is_default: false });
  const { body: sample } = await call<MailTemplatePreview>('POST', `${path}/rejection/preview`, words);
  expect(sample.html).toContain('We chose <strong>somebody else</strong> at Analytical Engines.');
  const shown = await preview();
  expect(shown.subject).toBe('About Ward nurse');
  expect(shown.text).toContain('Hi Ada Byron,\n\nWe chose somebody else at Analytical Engines.\n');

  await call('POST', `${candidate}/decisions`, { kind: 'reject', reason_id: 'filled' });
  await server.db.update(decisions).set({ mailAt: new Date() });
  await jobs.round('send-decision-mails');
  await jobs.run();
  expect(await newest()).toMatchObject({ subject: shown.subject, text: shown.text });
  expect((await newest())?.html).toContain('<strong>somebody else</strong>');

  const { body: reset } = await call<MailTemplateList>('DELETE', `${path}/rejection`);
  expect(reset.items[0]?.is_default).toBe(true);
  expect((await preview()).text).toContain('not to move forward');
});

test('an invitation says it too, with its deadline, its link and how to sign up', async () => {
  const invite = { subject: 'Come, {title}', body: 'Please begin by {time}. {privacy}' };
  expect((await call('PUT', `${path}/invitation`, invite)).status).toBe(200);
  const { _id } = await freezeInterview(server, owner, ids.workspace_id);
  const invitations = `/workspaces/${ids.workspace_id}/interviews/${_id}/invitations`;
  await call('POST', invitations, { application_ids: [ids.application_id] });
  await jobs.run();
  const mail = await newest();
  expect(mail).toMatchObject({ recipient: 'ada@mail.example', subject: 'Come, Ward nurse' });
  for (const said of [/Please begin by \w+day, .+ UTC\./, /#invitation=/, /Sign up/])
    expect(mail?.text).toMatch(said);
});

test('members read and preview, owners change, what is unknown is refused, others say their own', async () => {
  const colleague = await createAccount(server, 'recruiter');
  await joinWorkspace(server, owner, colleague, ids, 'lead');
  const member = callAs(server, colleague);
  const answers = [
    await member('GET', path),
    await member('POST', `${path}/rejection/preview`, words),
    await member('PUT', `${path}/rejection`, words),
    await member('DELETE', `${path}/rejection`),
    await call('PUT', `${path}/join-company`, words),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 403, 403, 422]);
  const wrong = { ...words, body: 'Hello\n{salary}' };
  for (const answer of [
    await call<Problem>('PUT', `${path}/rejection`, wrong),
    await call<Problem>('POST', `${path}/rejection/preview`, wrong),
  ])
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ field: 'body', message: 'Line 2: {salary} is no variable.' }],
    ]);
  await call('PUT', `${path}/rejection`, words);
  const stranger = await createAccount(server, 'recruiter');
  await openHiring(server, stranger);
  const { body } = await callAs(server, stranger)<MailTemplateList>('GET', path);
  expect(body.items.every((one) => one.is_default)).toBe(true);
});
