// @module-tag postgres
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PersonalData, WaitingEmailChange } from '../../../openapi/gen/types.gen.ts';
import type { TestAccount } from '../../../tests/support/accounts.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { AuthClient, allMailed, codeIn, PASSWORD } from '../auth/auth-client.fixture.ts';

let server: TestServer;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newAddress = () => `wanderer${++number}@mail.example`;

/** Somebody who registered with one address and has another one now. */
async function moved(fullName: string) {
  const [former, email, client] = [newAddress(), newAddress(), new AuthClient(server)];
  await client.signUp(former, { full_name: fullName });
  const { access_token: accessToken, user } = (await client.login(former)).body;
  const account = {
    userId: user._id,
    role: user.role,
    email,
    password: PASSWORD,
    accessToken,
    cookie: client.cookie,
  };
  const body = { current_password: PASSWORD, email };
  const { challenge_id } = await call<WaitingEmailChange>(
    server,
    account,
    'POST',
    '/api/v1/account/email',
    body,
  );
  const code = codeIn((await server.mailTo(email)).text);
  await call(server, account, 'POST', '/api/v1/account/email/verify', { challenge_id, code });
  await server.mailTo(former, 2);
  return { account, former };
}

async function remove({ accessToken, email }: TestAccount) {
  const reply = await fetch(`${server.url}/api/v1/candidate/deletion`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ current_password: PASSWORD, email }),
  });
  expect(reply.status).toBe(204);
}

/** The tables, that of the jobs too, in which a row says one of these. */
async function tablesThatSay(...marks: string[]): Promise<string[]> {
  const tables = await server.db.execute<{ name: string }>(
    sql`select table_schema || '.' || table_name as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`,
  );
  const { rows } = tables as unknown as { rows: { name: string }[] };
  const saying: string[] = [];
  for (const { name } of rows) {
    const says = sql.join(
      marks.map((mark) => sql`strpos(r::text, ${mark}) > 0`),
      sql` or `,
    );
    if ((await server.db.$count(sql`(select 1 from ${sql.raw(name)} r where ${says})`)) > 0)
      saying.push(name);
  }
  return saying;
}

test('a copy of the data holds the mails to the former address', async () => {
  const { account, former } = await moved('Rosalind Copy');
  const { mails } = await call<PersonalData>(server, account, 'GET', '/api/v1/candidate/export');
  const subjects = mails.filter(({ to }) => to === former).map(({ subject }) => subject);
  expect(subjects).toEqual([
    expect.stringMatching(/^\d{6} is your Candor code$/),
    'Your email address was changed',
  ]);
});

test('deleting the account takes along what went to its former address, and what was given up', async () => {
  const { account, former } = await moved('Rosalind Wanderer');
  await server.db.execute(sql`insert into pgboss.job (name, state, data) values
    ('candidate-mail', 'failed', ${JSON.stringify({ to: former, fullName: 'Rosalind Wanderer' })}::jsonb),
    ('code-mail', 'failed', ${JSON.stringify({ userId: account.userId, to: 'x@mail.example' })}::jsonb)`);
  await remove(account);
  const last = await server.mailTo(account.email);
  expect(last.subject).toBe('Your Candor account is deleted');
  await expect
    .poll(() => tablesThatSay(former, account.userId, 'Rosalind Wanderer'))
    .toEqual(['public.outbox']);
  const mails = (await server.outbox()).filter(({ text }) => text.includes('Rosalind Wanderer'));
  expect(mails).toEqual([last]);
});

test('who has the former address now keeps what is theirs', async () => {
  const { account, former } = await moved('Rosalind Before');
  const next = new AuthClient(server);
  await next.register(former, { full_name: 'Grace After' });
  await server.mailTo(former, 3);
  await remove(account);
  await allMailed(server);
  expect(await tablesThatSay('Rosalind Before')).not.toContain('public.challenges');
  expect(await tablesThatSay('Grace After')).toEqual(['public.challenges', 'public.outbox', 'public.users']);
});
