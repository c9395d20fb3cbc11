import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { VerificationChallenge } from '../../../../openapi/gen/types.gen.ts';
import { createAccount } from '../../../../tests/support/accounts.ts';
import { HeldJobs } from '../../../../tests/support/held-jobs.ts';
import { statementsOf } from '../../../../tests/support/statements.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { users } from '../../../platform/database/schema/index.ts';
import { loadServerSecret } from '../../../platform/security/server-secret.ts';
import { AuthClient, PASSWORD } from '../auth-client.fixture.ts';
import { codeOf } from '../codes/verification-code.ts';

vi.mock('@node-rs/argon2', { spy: true });

const TRIED = 'the password of a stranger';
const ASKED = ['challenge_id', 'expires_at', 'resend_after'];
const jobs = new HeldJobs();
let server: TestServer;
let client: AuthClient;
let time = Date.now();
let number = 0;

const later = (hours: number) => {
  time += hours * 3_600_000;
};

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time), jobs: (db) => jobs.open(db) });
  client = new AuthClient(server);
  // The first refusal of a process makes the hash that stands for accounts that are not there.
  await client.login('nobody@mail.example');
});
afterAll(() => server.close());

const addresses = {
  unknown: async () => `unknown${++number}@mail.example`,
  async unverified() {
    const email = `unverified${++number}@mail.example`;
    await client.register(email);
    later(1);
    return email;
  },
  verified: async () => (await createAccount(server)).email,
};

/** Whatever waits, also what follows from it. */
async function runJobs() {
  while ((await jobs.waiting()).length > 0) await jobs.run();
}

async function subjectsTo(email: string) {
  await runJobs();
  return (await server.outbox()).filter((mail) => mail.recipient === email).map((mail) => mail.subject);
}

describe('a known and an unknown address make the same work until the answer has left:', () => {
  type Act = () => ReturnType<AuthClient['post']>;
  const wrongCode = async (asking: string, email: string, answering: string): Promise<Act> => {
    const { body } = await client.post<VerificationChallenge>(asking, { email });
    return () => client.post(answering, { challenge_id: body.challenge_id, code: '000000', password: TRIED });
  };
  const registered = async (email: string, act: Act): Promise<Act> => {
    await client.register(email, { password: TRIED });
    return act;
  };
  const operations: [string, number, (email: string) => Promise<Act>][] = [
    ['login', 401, async (email) => () => client.login(email, 'not the password')],
    ['register', 202, async (email) => () => client.register(email, { password: TRIED })],
    ['a new code', 202, async (email) => () => client.resend(email)],
    ['a forgotten password', 202, async (email) => () => client.post('forgot-password', { email })],
    ['a guess at an address', 400, (email) => wrongCode('resend-verification-email', email, 'verify-email')],
    ['a guess at a password', 400, (email) => wrongCode('forgot-password', email, 'reset-password')],
    ['login as registered', 403, (email) => registered(email, () => client.login(email, TRIED))],
    ['login unlike registered', 401, (email) => registered(email, () => client.login(email, 'not this'))],
  ];

  async function observed(kind: keyof typeof addresses, prepare: (email: string) => Promise<Act>) {
    later(1);
    const act = await prepare(await addresses[kind]());
    vi.mocked(hash).mockClear();
    vi.mocked(verify).mockClear();
    const { result, statements } = await statementsOf(act);
    const { status, body } = result;
    const told = { detail: body.detail, errors: body.errors, fields: Object.keys(body) };
    const hashings = [vi.mocked(hash).mock.calls.length, vi.mocked(verify).mock.calls.length];
    return { status, told, hashings, statements };
  }

  test.each(operations)('%s (%i)', async (_operation, status, prepare) => {
    const unknown = await observed('unknown', prepare);
    expect(unknown.status).toBe(status);
    expect(unknown.statements.length).toBeGreaterThan(2);
    expect(await observed('verified', prepare)).toEqual(unknown);
    expect(await observed('unverified', prepare)).toEqual(unknown);
  });
});

describe('registering an address that has an account', () => {
  async function refused() {
    const { email, userId, password } = await createAccount(server);
    later(1);
    const { status, body } = await client.register(email, { password: TRIED });
    expect([status, Object.keys(body)]).toEqual([202, ASKED]);
    return { email, userId, password, challengeId: body.challenge_id };
  }
  const tries = async (email: string, ...passwords: string[]) => {
    const statuses = [];
    for (const password of passwords) statuses.push((await client.login(email, password)).status);
    return statuses;
  };

  test('keeps nobody from it, and lets nobody in', async () => {
    const { email, password } = await refused();
    expect(await tries(email, TRIED, password, 'not the password')).toEqual([403, 200, 401]);
    expect(await subjectsTo(email)).toEqual(['You already have a Candor account']);
    later(1);
    expect((await client.resend(email)).status).toBe(202);
    expect(await subjectsTo(email)).toEqual(['You already have a Candor account']);
    expect(await tries(email, TRIED, password)).toEqual([403, 200]);
  });

  test('opens nothing even to whoever had the code that is never mailed', async () => {
    const { email, userId, password, challengeId } = await refused();
    const account = () => server.db.select().from(users).where(eq(users.id, userId));
    const before = await account();
    const code = codeOf(await loadServerSecret(server.db, 'tokens-and-codes'), challengeId);
    expect((await client.verify(challengeId, code)).status).toBe(410);
    expect(await account()).toEqual(before);
    expect(await tries(email, TRIED, password)).toEqual([403, 200]);
  });

  test('is remembered for a day, like a registration of a new one', async () => {
    const { email: known } = await refused();
    const unknown = await addresses.unknown();
    await client.register(unknown, { password: TRIED });
    later(23);
    expect([await tries(known, TRIED), await tries(unknown, TRIED)]).toEqual([[403], [403]]);
    later(2);
    expect([await tries(known, TRIED), await tries(unknown, TRIED)]).toEqual([[401], [401]]);
  });

  test('answers to the newest password only, for both', async () => {
    const { email: known } = await refused();
    const unknown = await addresses.unknown();
    await client.register(unknown, { password: TRIED });
    later(1);
    for (const email of [known, unknown]) {
      await client.register(email);
      expect(await tries(email, TRIED, PASSWORD)).toEqual([401, 403]);
    }
  });
});
