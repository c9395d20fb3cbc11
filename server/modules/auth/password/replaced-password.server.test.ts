import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  PasskeyChallenge,
  TotpSetup,
  VerificationChallenge,
} from '../../../../openapi/gen/types.gen.ts';
import { createAccount, type TestAccount } from '../../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import type { Database } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/identifier.ts';
import { authSessions, challenges, trustedDevices } from '../../../platform/database/schema/index.ts';
import { hashPassword } from '../../../platform/security/passwords.ts';
import { call, setAccount } from '../account/account-client.fixture.ts';
import { AuthClient, codeIn } from '../auth-client.fixture.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { codeAt, SecondFactorClient } from '../second-factor/second-factor.fixture.ts';
import { signIn } from '../sign-in-service.ts';
import { changePassword } from './change-password-service.ts';

const OWNERS = 'seven green umbrellas';
const caller = { ip: '10.3.0.1', userAgent: null };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The server's own parts, on which the owner has chosen another password just before the first write. */
function replacedMeanwhile({ userId }: TestAccount): AuthDeps {
  const transaction: Database['transaction'] = async (...work) => {
    await setAccount(server, userId, { passwordHash: await hashPassword(OWNERS) });
    return server.db.transaction(...work);
  };
  const db = new Proxy(server.db, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key)),
  });
  const deps: Partial<AuthDeps> = { db, jobs: server.jobs, now: () => new Date() };
  return deps as AuthDeps;
}

async function reset({ email }: TestAccount, change: object = {}) {
  const { body } = await call<VerificationChallenge>(server, 'POST', '/auth/forgot-password', {
    body: { email },
  });
  const code = codeIn((await server.mailTo(email)).text);
  const proof = { challenge_id: body.challenge_id, code, password: OWNERS, ...change };
  return call<object>(server, 'POST', '/auth/reset-password', { body: proof });
}

describe('a password that is replaced while it is being checked', () => {
  test('lets nobody in', async () => {
    const account = await createAccount(server);
    const mine = eq(authSessions.userId, account.userId);
    const credentials = { username: account.email, password: account.password };
    const late = signIn(replacedMeanwhile(account), credentials, { caller, deviceToken: undefined });
    await expect(late).rejects.toMatchObject({ status: 403 });
    expect(await server.db.$count(authSessions, mine)).toBe(1);
    expect((await new AuthClient(server).login(account.email, OWNERS)).status).toBe(200);
  });

  test('is proof no longer, so that no thief has the last word', async () => {
    const account = await createAccount(server);
    const [session] = await server.db
      .select()
      .from(authSessions)
      .where(eq(authSessions.userId, account.userId));
    const actor = { userId: account.userId, role: 'candidate', sessionId: session?.id ?? '' } as const;
    const change = { current_password: account.password, new_password: 'the thief was here too' };
    const late = changePassword(replacedMeanwhile(account), actor, change, caller);
    await expect(late).rejects.toMatchObject({ status: 400 });
    expect((await new AuthClient(server).login(account.email, OWNERS)).status).toBe(200);
  });
});

describe('with the password goes what was begun with it, also where devices stay signed in', () => {
  test('a passkey and an app that were about to be added', async () => {
    const account = await createAccount(server);
    const { accessToken: token, password } = account;
    const proof = { token, body: { current_password: password } };
    const passkey = await call<PasskeyChallenge>(server, 'POST', '/account/passkeys/options', proof);
    const app = await call<TotpSetup>(server, 'POST', '/account/second-factor/setup', proof);
    expect([passkey.status, app.status]).toEqual([200, 200]);
    expect((await reset(account, { sign_out_others: false })).status).toBe(204);

    const credential = { id: 'x', rawId: 'x', type: 'public-key', response: {} };
    const body = { challenge_id: passkey.body.challenge_id, name: 'Mine', credential };
    expect((await call(server, 'POST', '/account/passkeys', { token, body })).status).toBe(410);
    const confirmed = await new SecondFactorClient(server, '10.3.0.2').confirm(
      account,
      codeAt(app.body.secret, Date.now()),
    );
    expect(confirmed.status).toBe(409);
  });

  test('the trust in a browser whose sign-in is being finished', async () => {
    const account = await createAccount(server);
    const { userId, email } = account;
    const [id, now] = [newId(), new Date()];
    const expiresAt = new Date(now.getTime() + 600_000);
    const pending = { signInMethod: 'password' } as const;
    const purpose = 'second-factor' as const;
    const waiting = { id, seriesId: newId(), purpose, userId, email, pending, createdAt: now, expiresAt };
    await server.db.insert(challenges).values(waiting);

    let finished: Promise<{ status: number }> | undefined;
    await server.db.transaction(async (tx) => {
      await tx.update(challenges).set({ endedAt: now }).where(eq(challenges.id, id));
      await tx.insert(trustedDevices).values({ tokenHash: newId(), userId, createdAt: now, expiresAt });
      const change = { current_password: account.password, new_password: OWNERS };
      finished = call(server, 'POST', '/account/password', { token: account.accessToken, body: change });
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    expect((await finished)?.status).toBe(204);
    expect(await server.db.$count(trustedDevices, eq(trustedDevices.userId, userId))).toBe(0);
  });
});
