import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CandidateProfile, ConsentOverview, InvitedInterview } from '../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../tests/support/accounts.ts';
import { inviteToInterview } from '../../../tests/support/interviews.ts';
import { call } from '../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../tests/support/test-server.ts';
import { consentTexts } from '../../content/consent-texts.ts';
import { users } from '../../platform/database/schema/index.ts';

let server: TestServer;
let candidate: TestAccount;

beforeAll(async () => {
  server = await startTestServer();
  candidate = await createAccount(server);
});
afterAll(() => server.close());

const profilePath = '/api/v1/candidate/profile';
const filled = { headline: 'Engineer', skills: ['SQL', 'Go'], links: ['https://person.example'] };

const ask = <T>(account: TestAccount, method: string, path: string, body?: object) =>
  call<T>(server, account, method, path, body);

test('a profile is empty, then what was saved last, and nobody else’s', async () => {
  const other = await createAccount(server);
  const empty = { headline: '', skills: [], links: [], saved_at: null };
  expect(await ask(candidate, 'GET', profilePath)).toEqual(empty);
  await ask(candidate, 'PUT', profilePath, filled);
  const change = { headline: ' Größer ', skills: [' Go', 'go', 'SQL'], links: [] };
  const saved = await ask<CandidateProfile>(candidate, 'PUT', profilePath, change);
  expect(saved).toEqual({
    headline: 'Größer',
    skills: ['Go', 'SQL'],
    links: [],
    saved_at: expect.any(String),
  });
  expect(await ask(candidate, 'GET', profilePath)).toEqual(saved);
  expect(await ask(other, 'GET', profilePath)).toEqual(empty);
});

test.each([
  ['headline', { headline: 'x'.repeat(121) }],
  ['headline', { headline: 'a\u202eb' }],
  ['links', { links: ['javascript:alert(1)'] }],
  ['skills', { skills: Array.from({ length: 51 }, (_, at) => `Skill ${at}`) }],
])('a wrong %s is refused and changes nothing', async (_field, change) => {
  const account = await createAccount(server);
  const saved = await ask(account, 'PUT', profilePath, filled);
  await expect(ask(account, 'PUT', profilePath, { ...filled, ...change })).rejects.toThrow('422');
  expect(await ask(account, 'GET', profilePath)).toEqual(saved);
});

test('only mails about an interview one is invited to are wanted until others are asked for', async () => {
  const path = '/api/v1/candidate/preferences';
  const first = { report_ready_mail: false, invitation_mail: true, reminder_mail: true };
  expect(await ask(candidate, 'GET', path)).toEqual(first);
  const chosen = { report_ready_mail: true, invitation_mail: true, reminder_mail: false };
  expect(await ask(candidate, 'PUT', path, chosen)).toEqual(chosen);
  expect(await ask(candidate, 'GET', path)).toEqual(chosen);
});

describe('accommodation wishes', () => {
  const path = '/api/v1/candidate/accommodation-wishes';
  const none = { extra_time_percent: 0, text_only: false, pauses: false, note: '', saved_at: null };
  const wished = { extra_time_percent: 50, text_only: true, pauses: false, note: 'A quiet room\nhelps.' };

  test('are empty, then what was saved last, and nobody else’s', async () => {
    const other = await createAccount(server);
    expect(await ask(candidate, 'GET', path)).toEqual(none);
    await ask(candidate, 'PUT', path, { ...wished, note: 'Earlier' });
    const saved = await ask(candidate, 'PUT', path, { ...wished, note: ` ${wished.note} ` });
    expect(saved).toEqual({ ...wished, saved_at: expect.any(String) });
    expect(await ask(candidate, 'GET', path)).toEqual(saved);
    expect(await ask(other, 'GET', path)).toEqual(none);
  });

  test('ask nobody for anything by themselves', async () => {
    const account = await createAccount(server);
    await ask(account, 'PUT', path, wished);
    const id = await inviteToInterview(server, account.email);
    const invited = await ask<InvitedInterview>(account, 'GET', `/api/v1/interviews/invited/${id}`);
    expect(invited.accommodations).toMatchObject({ state: 'none', requested: null, note: null });
  });
});

describe('consents', () => {
  const agreed = (account: TestAccount) => ask<ConsentOverview>(account, 'GET', '/api/v1/candidate/consents');

  async function invited() {
    const account = await createAccount(server);
    const id = await inviteToInterview(server, account.email);
    const path = `/api/v1/interviews/invited/${id}`;
    const { consents } = await ask<InvitedInterview>(account, 'GET', path);
    const decide = (decisions: { item: string; version: number; is_given: boolean }[]) =>
      ask<InvitedInterview>(account, 'POST', `${path}/consents`, { decisions });
    await decide(consents.map(({ item, version }) => ({ item, version, is_given: true })));
    return { account, id, decide };
  }

  test('are listed with the text, its version and when, the latest first, for their own candidate', async () => {
    const { account, id } = await invited();
    const { terms_accepted_at, have_terms_changed, items } = await agreed(account);
    expect(terms_accepted_at).toBeNull();
    expect(have_terms_changed).toBe(false);
    await server.db.update(users).set({ termsVersion: 'an earlier one' }).where(eq(users.id, account.userId));
    expect((await agreed(account)).have_terms_changed).toBe(true);
    expect(items.map(({ item }) => item)).toEqual(['camera', 'integrity_signals', 'ai_evaluation']);
    expect(items[0]).toMatchObject({
      interview_id: id,
      company: 'Sample Company',
      title: 'Camera',
      version: consentTexts.camera.version,
      is_given: true,
      can_withdraw: true,
    });
    expect((await agreed(candidate)).items).toEqual([]);
  });

  test('once withdrawn stand as declined, and the interview asks no more than before', async () => {
    const { account, decide } = await invited();
    const { version } = consentTexts.integrity_signals;
    const { start } = await decide([{ item: 'integrity_signals', version, is_given: false }]);
    expect(start.reason).toBe('consent_declined');
    const { items } = await agreed(account);
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({ item: 'integrity_signals', is_given: false, can_withdraw: false });
  });
});
