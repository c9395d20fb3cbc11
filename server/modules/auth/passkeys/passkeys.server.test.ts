import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Login, Passkey, PasskeyChallenge, Problem } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, suspend, type TestAccount } from '../../../../tests/support/accounts.ts';
import { type Deviation, SoftwareAuthenticator } from '../../../../tests/support/authenticator.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import {
  authEvents,
  challenges,
  passkeys,
  totpFactors,
  users,
} from '../../../platform/database/schema/index.ts';
import { startWindow } from '../../../platform/security/rate-limit.ts';
import { START_PER_IP } from './passkey-login-service.ts';
import { listPasskeys } from './passkey-repository.ts';
import { MAX_PASSKEYS } from './passkey-service.ts';

type Creation = Parameters<SoftwareAuthenticator['create']>[0];
type Demand = Parameters<SoftwareAuthenticator['get']>[0];

let server: TestServer;
let owner: TestAccount;
const time = Date.now();

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
beforeEach(async () => {
  owner = await createAccount(server);
});
afterAll(() => server.close());

async function call<T>(method: string, path: string, body?: object, account?: TestAccount) {
  const headers: Record<string, string> = {};
  if (account) headers['authorization'] = `Bearer ${account.accessToken}`;
  if (body) headers['content-type'] = 'application/json';
  const init = { method, headers, body: body ? JSON.stringify(body) : null };
  const reply = await fetch(`${server.url}/api/v1/${path}`, init);
  const cookie = reply.headers.get('set-cookie');
  return { status: reply.status, cookie, body: JSON.parse((await reply.text()) || '{}') as T & Problem };
}

function startAdding(account = owner, password = account.password) {
  return call<PasskeyChallenge>('POST', 'account/passkeys/options', { current_password: password }, account);
}

function startLogin() {
  return call<PasskeyChallenge>('POST', 'auth/passkey-login/options');
}

function add(challengeId: string, credential: object, account = owner, name = ' My  laptop ') {
  const body = { challenge_id: challengeId, name, credential };
  return call<Passkey>('POST', 'account/passkeys', body, account);
}

function prove(challengeId: string, credential: object) {
  return call<Login>('POST', 'auth/passkey-login', { challenge_id: challengeId, credential });
}

function newAuthenticator() {
  return new SoftwareAuthenticator(server.env.publicUrl);
}

/** An authenticator whose passkey was added. */
async function added(account = owner) {
  const authenticator = newAuthenticator();
  const { body } = await startAdding(account);
  const credential = authenticator.create(body.options as unknown as Creation);
  const answer = await add(body.challenge_id, credential, account);
  expect(answer.status).toBe(201);
  return { authenticator, passkey: answer.body };
}

async function signIn(authenticator: SoftwareAuthenticator, deviation: Deviation = {}) {
  const { body } = await startLogin();
  return prove(body.challenge_id, authenticator.get(body.options as unknown as Demand, deviation));
}

/** Ten minutes pass for one challenge. */
async function runOut(challengeId: string) {
  const [challenge] = await server.db
    .update(challenges)
    .set({ expiresAt: new Date(time) })
    .where(and(eq(challenges.id, challengeId), eq(challenges.expiresAt, new Date(time + 600_000))))
    .returning();
  expect(challenge).toBeDefined();
}

async function countEvents(type: 'passkey_added' | 'passkey_removed' | 'login_failed') {
  return (await server.db.select().from(authEvents).where(eq(authEvents.type, type))).length;
}

describe('adding', () => {
  test('asks the owner for the password', async () => {
    const { status, body } = await startAdding(owner, 'not the password');
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'current_password']);
    expect((await call('POST', 'account/passkeys/options', {})).status).toBe(401);
  });

  test('wants a passkey that knows its account and its user, and none that is there already', async () => {
    const account = await createAccount(server);
    const { authenticator } = await added(account);
    const { body } = await startAdding(account);
    expect(body.options).toMatchObject({
      rp: { id: 'localhost', name: 'Candor' },
      user: { name: account.email, displayName: 'Test Person' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.credentialId, transports: ['internal'] }],
    });
  });

  test('answers the passkey as its list shows it, and records it', async () => {
    const before = await countEvents('passkey_added');
    const account = await createAccount(server);
    const { passkey } = await added(account);
    expect(passkey).toMatchObject({ name: 'My  laptop', last_used_at: null });
    expect(await listPasskeys(server.db, account.userId)).toEqual([passkey]);
    expect(await countEvents('passkey_added')).toBe(before + 1);
    expect((await server.mailTo(account.email)).subject).toBe('A passkey was added');
  });

  const certified = new Map<string, unknown>([
    ['alg', -7],
    ['sig', new Uint8Array(70)],
    ['x5c', [new Uint8Array(10)]],
  ]);
  const deviations: readonly [string, Deviation][] = [
    ['another challenge', { challenge: 'AAAA' }],
    ['another origin', { origin: 'http://localhost:1' }],
    ['another site', { rpId: 'evil.example' }],
    ['the wrong type', { type: 'webauthn.get' }],
    ['a user who was not verified', { isUnverified: true }],
    ['a certificate that nobody asked for', { attestation: ['packed', certified] }],
    ['an attestation without its signature', { attestation: ['packed', new Map()] }],
    ['an attestation of an unknown kind', { attestation: ['home-made', new Map()] }],
  ];
  test.each(deviations)('refuses %s', async (_case, deviation) => {
    const { body } = await startAdding();
    const credential = newAuthenticator().create(body.options as unknown as Creation, deviation);
    expect((await add(body.challenge_id, credential)).status).toBe(400);
  });

  test.each([[{}], [{ id: 1 }], [{ response: null }], [{ response: { attestationObject: '!' } }]])(
    'refuses what is no credential: %j',
    async (change) => {
      const { body } = await startAdding();
      const credential = newAuthenticator().create(body.options as unknown as Creation);
      const broken = Object.keys(change).length === 0 ? change : { ...credential, ...change };
      expect((await add(body.challenge_id, broken)).status).toBe(400);
    },
  );

  test('refuses a credential that is known, whoever has it', async () => {
    const { authenticator } = await added();
    const other = await createAccount(server);
    const { body } = await startAdding(other);
    const credential = authenticator.create(body.options as unknown as Creation);
    expect((await add(body.challenge_id, credential, other)).status).toBe(409);
    expect(await listPasskeys(server.db, other.userId)).toEqual([]);
  });

  test('needs a name', async () => {
    const { body } = await startAdding();
    const credential = newAuthenticator().create(body.options as unknown as Creation);
    const answer = await add(body.challenge_id, credential, owner, '   ');
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, 'name']);
    // The passkey is made already: only its name is asked for again.
    expect((await add(body.challenge_id, credential)).status).toBe(201);
  });

  test('ends where an account has as many as it can, also for two at once', async () => {
    const account = await createAccount(server);
    const stored = (number: number) => ({
      id: `${account.userId}-${number}`,
      credentialId: `${account.userId}-${number}`,
      userId: account.userId,
      name: 'Another',
      publicKey: 'AAAA',
      counter: 0,
      transports: [],
      createdAt: new Date(time),
    });
    const others = Array.from({ length: MAX_PASSKEYS - 1 }, (_, number) => stored(number));
    await server.db.insert(passkeys).values(others);
    const make = async () => {
      const { body } = await startAdding(account);
      return { body, credential: newAuthenticator().create(body.options as unknown as Creation) };
    };
    const both = [await make(), await make()];
    const added = await Promise.all(both.map((one) => add(one.body.challenge_id, one.credential, account)));
    expect(added.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { status, body } = await startAdding(account);
    expect([status, body.detail]).toEqual([
      409,
      'You have 20 passkeys, the most you can have. Remove one first.',
    ]);
  });

  test('takes a challenge once, in time, from whom and for what it was given', async () => {
    const { body } = await startAdding();
    const make = () => newAuthenticator().create(body.options as unknown as Creation);
    expect((await add(body.challenge_id, make(), await createAccount(server))).status).toBe(410);
    expect((await prove(body.challenge_id, make())).status).toBe(410);
    const parallel = await Promise.all([1, 2, 3, 4].map(() => add(body.challenge_id, make())));
    expect(parallel.map(({ status }) => status).toSorted()).toEqual([201, 410, 410, 410]);
    const { body: late } = await startAdding();
    await runOut(late.challenge_id);
    const credential = newAuthenticator().create(late.options as unknown as Creation);
    expect((await add(late.challenge_id, credential)).status).toBe(410);
  });
});

describe('signing in', () => {
  test('gives a session of the account, and a time of last use', async () => {
    const { authenticator } = await added();
    const { status, body, cookie } = await signIn(authenticator);
    expect([status, body.user._id]).toEqual([200, owner.userId]);
    expect(cookie).toMatch(/candor_refresh=/);
    const stored = await server.db.query.passkeys.findFirst({
      where: eq(passkeys.credentialId, authenticator.credentialId),
    });
    expect(stored).toMatchObject({ counter: 1, lastUsedAt: new Date(time) });
    expect((await signIn(authenticator)).status).toBe(200);
  });

  test('names no passkey and no account beforehand', async () => {
    const { body } = await startLogin();
    expect(body.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(body.options['allowCredentials']).toBeUndefined();
  });

  test('needs no second factor: a passkey is two', async () => {
    const account = await createAccount(server);
    const { authenticator } = await added(account);
    const at = new Date(time);
    const factor = { userId: account.userId, secret: 'JBSWY3DPEHPK3PXP', createdAt: at, confirmedAt: at };
    await server.db.insert(totpFactors).values(factor);
    expect((await signIn(authenticator)).status).toBe(200);
  });

  const deviations: readonly [string, Deviation][] = [
    ['another challenge', { challenge: 'AAAA' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['the wrong type', { type: 'webauthn.create' }],
    ['a user who was not verified', { isUnverified: true }],
    ['a counter that stood still', { counter: 1 }],
    ['a counter that went back', { counter: 0 }],
    ['the handle of another user', { userHandle: 'c29tZWJvZHk' }],
    ['a credential nobody has', { credentialId: 'bm9ib2R5cw' }],
  ];
  test.each(deviations)('refuses %s, always alike', async (_case, deviation) => {
    const { authenticator } = await added();
    expect((await signIn(authenticator)).status).toBe(200);
    const before = await countEvents('login_failed');
    const { status, body, cookie } = await signIn(authenticator, deviation);
    expect([status, body.detail, cookie]).toEqual([
      400,
      'This passkey doesn’t work here. Sign in another way.',
      null,
    ]);
    expect(await countEvents('login_failed')).toBe(before + 1);
    expect((await signIn(authenticator)).status).toBe(200);
  });

  test('refuses the signature of another key', async () => {
    const { authenticator } = await added();
    const thief = newAuthenticator();
    thief.userHandle = authenticator.userHandle;
    expect((await signIn(thief, { credentialId: authenticator.credentialId })).status).toBe(400);
  });

  test.each([[{}], [{ id: 7 }], [{ response: null }], [{ type: 'password' }], [{ rawId: 'AAAA' }]])(
    'refuses what is no proof: %j',
    async (change) => {
      const { authenticator } = await added();
      const { body } = await startLogin();
      const credential = authenticator.get(body.options as unknown as Demand);
      const broken = Object.keys(change).length === 0 ? change : { ...credential, ...change };
      expect((await prove(body.challenge_id, broken)).status).toBe(400);
    },
  );

  test('takes a challenge once, whatever became of it, and in time', async () => {
    const { authenticator } = await added();
    const { body } = await startLogin();
    const credential = authenticator.get(body.options as unknown as Demand);
    const parallel = await Promise.all([1, 2, 3, 4].map(() => prove(body.challenge_id, credential)));
    expect(parallel.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
    const { body: failed } = await startLogin();
    expect((await prove(failed.challenge_id, {})).status).toBe(400);
    const good = authenticator.get(failed.options as unknown as Demand);
    expect((await prove(failed.challenge_id, good)).status).toBe(410);
    const { body: late } = await startLogin();
    await runOut(late.challenge_id);
    const proof = authenticator.get(late.options as unknown as Demand);
    expect((await prove(late.challenge_id, proof)).status).toBe(410);
  });

  test('lets authenticators in that do not count', async () => {
    const { authenticator } = await added();
    for (const _time of [1, 2]) expect((await signIn(authenticator, { counter: 0 })).status).toBe(200);
  });

  test('keeps out whom an administrator keeps out', async () => {
    const account = await createAccount(server);
    const { authenticator } = await added(account);
    await suspend(server, account);
    expect((await signIn(authenticator)).status).toBe(403);
  });

  test('is limited for each address', async () => {
    const busy = await startTestServer();
    const ask = () => fetch(`${busy.url}/api/v1/auth/passkey-login/options`, { method: 'POST' });
    expect((await ask()).status).toBe(200);
    await startWindow(busy.db, START_PER_IP, ['127.0.0.1'], new Date());
    expect((await ask()).status).toBe(429);
    await busy.close();
  });
});

describe('removing', () => {
  const remove = (id: string, account?: TestAccount, password?: string) =>
    call('POST', `account/passkeys/${id}/remove`, password ? { current_password: password } : {}, account);

  test('ends the passkey, is recorded, and its owner is told', async () => {
    const account = await createAccount(server);
    const { authenticator, passkey } = await added(account);
    const before = await countEvents('passkey_removed');
    expect((await remove(passkey._id, account, account.password)).status).toBe(204);
    expect((await signIn(authenticator)).status).toBe(400);
    expect(await countEvents('passkey_removed')).toBe(before + 1);
    expect((await remove(passkey._id, account, account.password)).status).toBe(404);
    expect((await server.mailTo(account.email, 2)).subject).toBe('A passkey was removed');
  });

  test('is for the owner only, who proves it', async () => {
    const { authenticator, passkey } = await added();
    const other = await createAccount(server);
    expect((await remove(passkey._id, other, other.password)).status).toBe(404);
    expect((await remove(passkey._id)).status).toBe(401);
    for (const password of [undefined, 'not the password']) {
      const { status, body } = await remove(passkey._id, owner, password);
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'current_password']);
    }
    expect((await signIn(authenticator)).status).toBe(200);
  });

  test('is refused where nothing else is left to sign in with', async () => {
    const account = await createAccount(server);
    const { authenticator, passkey } = await added(account);
    await server.db.update(users).set({ passwordHash: null }).where(eq(users.id, account.userId));
    const { status, body } = await remove(passkey._id, account);
    expect([status, body.detail]).toEqual([409, expect.stringContaining('Set a password first')]);
    expect((await signIn(authenticator)).status).toBe(200);
  });
});
