import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountSecurity, Login, SecondFactorChallenge } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { IdentityProvider, newPerson } from '../../../../tests/support/identity-provider.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { authSessions, passkeys, socialIdentities, users } from '../../../platform/database/schema/index.ts';
import { call, eventsOf } from '../account/account-client.fixture.ts';
import { AuthClient } from '../auth-client.fixture.ts';
import { codeAt, protectedAccount, SecondFactorClient } from '../second-factor/second-factor.fixture.ts';

const STEP_MS = 30_000;
let provider: IdentityProvider;
let server: TestServer;
let time = Date.now();

beforeAll(async () => {
  provider = await IdentityProvider.start();
  const env = { socialProviders: { google: provider.settings } };
  server = await startTestServer({ env, now: () => new Date(time) });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});
beforeEach(() => provider.reset());

const come = (password?: string) =>
  new AuthClient(server).post<Login & SecondFactorChallenge>('social-login/google', {
    access_token: provider.issueToken(),
    password,
  });
const linkedOf = async (token: string) =>
  (await call<AccountSecurity>(server, 'GET', '/account/security', { token })).body.social_logins;
const unlink = (id: string, token?: string, password?: string) =>
  call(server, 'POST', `/account/social-logins/${id}/unlink`, {
    ...(token && { token }),
    body: password === undefined ? {} : { current_password: password },
  });

describe('linking an account with a second factor', () => {
  const client = () => new SecondFactorClient(server, '10.0.0.1');

  /** Gets as far as the second factor with Google. */
  async function begun() {
    const owner = await protectedAccount(server, client(), { now: time });
    time += 2 * STEP_MS;
    provider.person = newPerson({ email: owner.email });
    const { status, body } = await come(owner.password);
    expect(status).toBe(202);
    return { owner, challengeId: body.challenge_id };
  }

  test('waits for the second factor', async () => {
    const { owner, challengeId } = await begun();
    expect(await linkedOf(owner.accessToken)).toEqual([]);
    const { status } = await client().verify(challengeId, 'totp', codeAt(owner.secret, time));
    expect(status).toBe(200);
    expect(await linkedOf(owner.accessToken)).toMatchObject([{ provider: 'google', email: owner.email }]);
    const { subject, text } = await server.mailTo(owner.email, 2);
    expect([subject, text]).toEqual(['Google was linked', expect.stringContaining('with Google')]);
    time += 2 * STEP_MS;
    expect((await come()).status).toBe(202);
  });

  test.each<[string, (challengeId: string) => Promise<unknown>]>([
    ['is abandoned', async () => undefined],
    ['fails', (id) => client().verify(id, 'totp', '000000')],
    [
      'fails until the challenge is over',
      async (id) => {
        for (let guess = 0; guess < 6; guess++) await client().verify(id, 'recovery_code', `wrong-${guess}`);
      },
    ],
  ])('leaves nothing linked where it %s', async (_case, spoil) => {
    const { owner, challengeId } = await begun();
    await spoil(challengeId);
    expect(await linkedOf(owner.accessToken)).toEqual([]);
    expect(await eventsOf(server, owner.userId)).not.toContain('social_linked');
    // Whoever comes again without the password is where they were before.
    const again = await come();
    expect([again.status, again.body.errors?.[0]?.field]).toEqual([409, 'password']);
  });

  test('is not done by a sign-in that began with the password', async () => {
    const { owner } = await begun();
    const { challenge_id: id } = await client().challenge(owner);
    expect((await client().verify(id, 'totp', codeAt(owner.secret, time))).status).toBe(200);
    expect(await linkedOf(owner.accessToken)).toEqual([]);
  });
});

describe('unlinking', () => {
  /** An account with a password that is linked with Google. */
  async function linkedAccount(): Promise<TestAccount & { linkId: string }> {
    const account = await createAccount(server);
    provider.person = newPerson({ email: account.email });
    expect((await come(account.password)).status).toBe(200);
    const [linked] = await linkedOf(account.accessToken);
    return { ...account, linkId: linked?._id ?? '' };
  }
  const forgetPassword = ({ userId }: TestAccount) =>
    server.db.update(users).set({ passwordHash: null }).where(eq(users.id, userId));

  test('ends that way in, is recorded, and the owner is told', async () => {
    const { accessToken, password, linkId, userId, email } = await linkedAccount();
    expect((await unlink(linkId, accessToken, password)).status).toBe(204);
    expect(await linkedOf(accessToken)).toEqual([]);
    expect((await come()).status).toBe(409);
    expect(await eventsOf(server, userId)).toContain('social_unlinked');
    const { subject, text } = await server.mailTo(email, 2);
    expect([subject, text]).toEqual([
      'Google was unlinked',
      expect.stringContaining('no longer sign in to your Candor account with Google'),
    ]);
    expect((await unlink(linkId, accessToken, password)).status).toBe(404);
  });

  test('is for the owner only, who proves it', async () => {
    const { accessToken, linkId } = await linkedAccount();
    const other = await createAccount(server);
    expect((await unlink(linkId, other.accessToken, other.password)).status).toBe(404);
    expect((await unlink(linkId)).status).toBe(401);
    for (const password of [undefined, 'not the password']) {
      const { status, body } = await unlink(linkId, accessToken, password);
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'current_password']);
    }
    expect(await linkedOf(accessToken)).toHaveLength(1);
  });

  test('without a password takes a sign-in of the last fifteen minutes', async () => {
    const account = await linkedAccount();
    await forgetPassword(account);
    const longAgo = new Date(time - 16 * 60_000);
    await server.db
      .update(authSessions)
      .set({ createdAt: longAgo })
      .where(eq(authSessions.userId, account.userId));
    expect((await unlink(account.linkId, account.accessToken)).status).toBe(403);
  });

  const key = { publicKey: '', counter: 0, transports: [], name: 'Key' };
  const identity = { subject: 'another', email: 'another@person.example' };
  const createdAt = new Date(time);
  test.each<[string, number, (account: TestAccount) => Promise<unknown>]>([
    ['nothing else', 409, async () => undefined],
    [
      'a passkey',
      204,
      ({ userId }) =>
        server.db.insert(passkeys).values({ id: userId, credentialId: userId, userId, ...key, createdAt }),
    ],
    [
      'the same provider',
      204,
      ({ userId }) =>
        server.db
          .insert(socialIdentities)
          .values({ id: userId, provider: 'google', ...identity, userId, createdAt }),
    ],
    [
      'a provider that is not set up here',
      409,
      ({ userId }) =>
        server.db
          .insert(socialIdentities)
          .values({ id: userId, provider: 'linkedin', ...identity, userId, createdAt }),
    ],
  ])('where there is %s besides is answered by %i', async (_case, expected, add) => {
    const account = await linkedAccount();
    await forgetPassword(account);
    await add(account);
    const { status, body } = await unlink(account.linkId, account.accessToken);
    expect(status).toBe(expected);
    if (expected === 409) expect(body.detail).toMatch(/^Set a password first,/);
    const left = (await linkedOf(account.accessToken)).some(({ _id }) => _id === account.linkId);
    expect(left).toBe(expected === 409);
  });

  test('two of two at the same time leaves one', async () => {
    const account = await linkedAccount();
    await forgetPassword(account);
    const other = {
      id: `${account.userId}2`,
      provider: 'google',
      ...identity,
      subject: account.userId,
    } as const;
    await server.db.insert(socialIdentities).values({ ...other, userId: account.userId, createdAt });
    const answers = await Promise.all(
      [account.linkId, other.id].map((id) => unlink(id, account.accessToken)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });
});
