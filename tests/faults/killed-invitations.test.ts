import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ApplicationPage, InvitedApplications, Login } from '../../openapi/gen/types.gen.ts';
import { demoAccount } from '../support/demo-account.ts';
import { callAs } from '../support/hiring.ts';
import { freezeInterview } from '../support/hiring-interviews.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { ServerProcess } from '../support/server-process.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 240_000 });

const INVITED = 500;
const WORKSPACE = 'sample-nurse';
/** The server is killed once so many mails have left. */
const KILLED_AFTER = [40, 203];
/** Longer than a queue looks for what is left, so that a mail too many would be there. */
const QUIET_MS = 3000;

let post: MailServer;
let server: ServerProcess;

beforeAll(async () => {
  post = await startMailServer();
  server = await ServerProcess.start({ SMTP_URL: post.url });
});
afterAll(async () => {
  await server.stop();
  await post.close();
});

async function signInRecruiter() {
  const { email: username, password } = demoAccount(server.printed, 'recruiter');
  const body = new URLSearchParams({ username, password });
  const login = await fetch(`${server.url}/api/v1/auth/login`, { method: 'POST', body });
  const { access_token: accessToken } = (await login.json()) as Login;
  return { accessToken };
}

const header = (mail: string, name: string) => new RegExp(`^${name}: (.*)`, 'mi').exec(mail)?.[1] ?? '';
const arrived = () =>
  post.received.flatMap((mail) => {
    const to = header(mail, 'To').trim();
    return to.startsWith('kept-') ? [{ to, id: header(mail, 'Message-ID').trim() }] : [];
  });

it(`${INVITED} invitations outlast kills in the middle: none is lost, and at most the one in flight repeats`, async () => {
  const recruiter = await signInRecruiter();
  const call = callAs(server, recruiter);
  const path = `/workspaces/${WORKSPACE}`;
  const people = Array.from({ length: INVITED }, (_, nth) => ({
    full_name: `Keptquill ${nth}`,
    email: `kept-${nth}@mail.example`,
  }));
  await call('POST', `${path}/applications`, { candidates: people });
  const ids: string[] = [];
  for (let page = 1; page <= INVITED / 100; page += 1) {
    const { body } = await call<ApplicationPage>(
      'GET',
      `${path}/applications?q=keptquill&page_size=100&page=${page}`,
    );
    ids.push(...body.items.map(({ _id }) => _id));
  }
  const { _id } = await freezeInterview(server, recruiter, WORKSPACE);
  const invite = { application_ids: ids };
  const { body } = await call<InvitedApplications>('POST', `${path}/interviews/${_id}/invitations`, invite);
  expect(body.invited).toBe(INVITED);

  for (const count of KILLED_AFTER) {
    await vi.waitUntil(() => arrived().length >= count, { timeout: 120_000, interval: 2 });
    await server.kill();
    await server.restart();
  }
  await vi.waitUntil(() => new Set(arrived().map(({ to }) => to)).size === INVITED, {
    timeout: 240_000,
    interval: 50,
  });
  await delay(QUIET_MS);

  const mails = arrived();
  expect(mails.length - INVITED).toBeLessThanOrEqual(KILLED_AFTER.length);
  // What repeats is the same mail to whoever sorts mails.
  expect(new Set(mails.map(({ to, id }) => `${to} ${id}`)).size).toBe(INVITED);
});
