// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { challenges, users } from '../../../platform/database/schema/index.ts';
import { hashOf, requirePiece } from '../../content/kinds/kinds.ts';
import { findProfile } from '../../recruiter/profile-service.ts';
import { AuthClient, allMailed, codeIn, PASSWORD, wrong } from '../auth-client.fixture.ts';

const COMPANY = { company: 'Analytical Engines', company_size: '11-50', job_title: 'Head of People' };

let server: TestServer;
let client: AuthClient;
let time = Date.now();
let number = 0;

const later = (seconds: number) => {
  time += seconds * 1000;
};
const newAddress = () => `person${++number}@mail.example`;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
  client = new AuthClient(server);
});
afterAll(() => server.close());

test('someone registers, cannot sign in, proves the address, and signs in', async () => {
  const email = newAddress();
  const { status, body } = await client.register(` ${email.toUpperCase()} `, { full_name: '  Ada L.  ' });
  expect(status).toBe(202);
  expect(Date.parse(body.expires_at) - time).toBe(600_000);
  expect(Date.parse(body.resend_after) - time).toBe(60_000);

  const early = await client.login(email);
  const message = 'Verify your email address before you sign in.';
  expect([early.status, early.body.detail]).toEqual([403, message]);
  expect(early.body.errors).toEqual([{ field: 'is_verified', message }]);

  const mail = await server.mailTo(email);
  const code = codeIn(mail.text);
  expect(mail.text).toContain('Hi Ada L.,');
  const link = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '');
  expect(link.pathname).toBe('/auth/verify-email');
  expect(Object.fromEntries(link.searchParams)).toEqual({ challenge: body.challenge_id, email });
  expect(link.hash).toBe(`#code=${code}`);

  const verified = await client.verify(body.challenge_id, code);
  expect([verified.status, verified.body]).toEqual([200, { email, is_verified: true, session: null }]);
  expect((await client.verify(body.challenge_id, code)).status).toBe(410);
  expect((await client.login(email)).body.user.full_name).toBe('Ada L.');
});

test('the account keeps when its owner accepted the terms, and which', async () => {
  const email = newAddress();
  const account = async () => (await server.db.select().from(users).where(eq(users.email, email)))[0];
  const accepted = new Date(time);
  await client.register(email);
  await server.mailTo(email);
  expect(await account()).toMatchObject({ termsAcceptedAt: null, termsVersion: null });
  later(3600);
  const again = await client.resend(email);
  await client.verify(again.body.challenge_id, await client.codeFor(email, 2));
  expect(await account()).toMatchObject({
    termsAcceptedAt: accepted,
    termsVersion: hashOf(requirePiece('legal', 'terms').file),
  });
});

test('an address gets at most twenty mails a day, and nobody can tell', async () => {
  const email = newAddress();
  const register = async (host: number) => {
    const payload = { role: 'candidate', full_name: 'Ada', email, password: PASSWORD, accept_terms: true };
    const from = { remoteAddress: `10.0.0.${host}` };
    const reply = await server.app.inject({ method: 'POST', url: '/api/v1/auth/register', payload, ...from });
    return [reply.statusCode, Object.keys(reply.json())];
  };
  const mails = async () => {
    await allMailed(server);
    return (await server.outbox()).filter(({ recipient }) => recipient === email).length;
  };
  const first = await register(0);
  for (let host = 1; host < 23; host += 1) expect(await register(host)).toEqual(first);
  expect(await mails()).toBe(20);
  later(86_400);
  expect(await register(24)).toEqual(first);
  expect(await mails()).toBe(21);
});

describe('a code', () => {
  test('has five tries, also when they come together', async () => {
    const email = newAddress();
    const { body } = await client.register(email);
    const code = await client.codeFor(email);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => client.verify(body.challenge_id, wrong(code))),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 410)).toHaveLength(7);
    expect((await client.verify(body.challenge_id, code)).status).toBe(410);
  });

  test('says how many tries are left', async () => {
    const email = newAddress();
    const { body } = await client.register(email);
    const code = await client.codeFor(email);
    const details = [];
    for (let index = 0; index < 5; index += 1) {
      details.push((await client.verify(body.challenge_id, wrong(code))).body.detail);
    }
    expect(details).toEqual([
      'That code isn’t right. You have 4 tries left.',
      'That code isn’t right. You have 3 tries left.',
      'That code isn’t right. You have 2 tries left.',
      'That code isn’t right. You have 1 try left.',
      'That code isn’t right, and no tries are left. Request a new code.',
    ]);
  });

  test('is good once, also when it comes twice together', async () => {
    const email = newAddress();
    const { body } = await client.register(email);
    const code = await client.codeFor(email);
    const answers = await Promise.all([1, 2, 3].map(() => client.verify(body.challenge_id, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410]);
  });

  test('ends after ten minutes', async () => {
    const email = newAddress();
    const { body } = await client.register(email);
    const code = await client.codeFor(email);
    later(601);
    expect((await client.verify(body.challenge_id, code)).status).toBe(410);
  });

  test('belongs to its own challenge', async () => {
    const [one, two] = [newAddress(), newAddress()];
    const first = await client.register(one);
    await client.register(two);
    const status = (await client.verify(first.body.challenge_id, await client.codeFor(two))).status;
    expect(status).toBe(400);
  });

  test('is stored nowhere', async () => {
    const email = newAddress();
    await client.register(email);
    const code = await client.codeFor(email);
    const rows = await server.db.select().from(challenges).where(eq(challenges.email, email));
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(server.log.join('')).not.toContain(`"${code}"`);
  });
});

describe('a new code', () => {
  test('waits a minute, and ends the one before', async () => {
    const email = newAddress();
    const { body } = await client.register(email);
    const code = await client.codeFor(email);
    const soon = await client.resend(email);
    expect(soon.status).toBe(429);
    expect(Number(soon.headers.get('retry-after'))).toBe(60);

    later(61);
    const again = await client.resend(email);
    expect(again.status).toBe(202);
    expect((await client.verify(body.challenge_id, code)).status).toBe(410);
    expect((await client.verify(again.body.challenge_id, await client.codeFor(email, 2))).status).toBe(200);
    expect((await client.login(email)).status).toBe(200);
  });

  test('is answered alike for an unknown, a waiting and a verified address', async () => {
    const [waiting, verified] = [newAddress(), newAddress()];
    await client.register(waiting);
    await client.signUp(verified);
    later(61);
    for (const email of [waiting, verified, newAddress()]) {
      const { status, body } = await client.resend(email);
      expect(status).toBe(202);
      expect(Object.keys(body)).toEqual(['challenge_id', 'expires_at', 'resend_after']);
      // A guess at the decoy of an unknown address is answered like one at a real challenge.
      const guess = await client.verify(body.challenge_id, '000000');
      expect([guess.status, guess.body.detail]).toEqual([
        400,
        'That code isn’t right. You have 4 tries left.',
      ]);
      expect((await client.resend(email)).status).toBe(429);
    }
  });

  test('is not sent where it could belong to somebody else’s registration', async () => {
    const email = newAddress();
    await client.register(email);
    await client.register(email, { password: 'the attacker waits here' });
    await server.mailTo(email, 2);
    later(61);
    const { body } = await client.resend(email);
    const mail = await server.mailTo(email, 3);
    expect(mail.subject).toBe('Please sign up again');
    expect(mail.text).toContain(`${server.env.publicUrl}/auth/register\n`);
    expect((await client.verify(body.challenge_id, '000000')).status).toBe(400);
  });
});

describe('nobody gets another’s address', () => {
  test('the registration whose code was entered decides name and password', async () => {
    const email = newAddress();
    const owner = await client.register(email, { full_name: 'The Owner' });
    const code = await client.codeFor(email);
    await client.register(email, { full_name: 'Mallory', password: 'the attacker waits here' });
    await server.mailTo(email, 2);
    expect((await client.verify(owner.body.challenge_id, code)).status).toBe(200);
    expect((await client.login(email, 'the attacker waits here')).status).toBe(401);
    const login = await client.login(email);
    expect(login.body.user.full_name).toBe('The Owner');
  });

  test('registering a verified address answers alike, changes nothing and tells the owner', async () => {
    const email = newAddress();
    await client.signUp(email);
    later(1);
    const again = await client.register(email, { full_name: 'Mallory', password: 'the attacker waits here' });
    const fresh = await client.register(newAddress());
    expect(again.status).toBe(fresh.status);
    expect(Object.keys(again.body)).toEqual(Object.keys(fresh.body));
    const mail = await server.mailTo(email, 2);
    expect(mail.subject).toBe('You already have a Candor account');
    expect(mail.text).toContain('Hi Ada Lovelace,');
    const guess = await client.verify(again.body.challenge_id, '000000');
    expect([guess.status, guess.body.detail]).toEqual([400, 'That code isn’t right. You have 4 tries left.']);
    expect((await client.login(email)).status).toBe(200);
  });
});

describe('a recruiter', () => {
  const company = { company: ' Analytical Engines ', company_size: '11-50', job_title: ' Head of People ' };
  const profileOf = async (email: string) => {
    const [account] = await server.db.select().from(users).where(eq(users.email, email));
    return findProfile(server.db, account?.id ?? '');
  };

  test('registers with a company, which counts once the address is proven', async () => {
    const email = newAddress();
    const { body } = await client.register(email, { role: 'recruiter', company });
    const code = await client.codeFor(email);
    expect(await profileOf(email)).toBeUndefined();
    expect((await client.verify(body.challenge_id, code)).status).toBe(200);
    const texts = { company: 'Analytical Engines', company_size: '11-50', job_title: 'Head of People' };
    expect(await profileOf(email)).toMatchObject(texts);
    expect((await client.login(email)).body.user.role).toBe('recruiter');
  });

  test('who proves a registration as a candidate is one, with no company', async () => {
    const email = newAddress();
    await client.register(email, { role: 'recruiter', company });
    await server.mailTo(email);
    const { body } = await client.register(email, { company });
    expect((await client.verify(body.challenge_id, await client.codeFor(email, 2))).status).toBe(200);
    expect((await client.login(email)).body.user.role).toBe('candidate');
    expect(await profileOf(email)).toBeUndefined();
  });

  test('cannot be made of a verified candidate by registering again', async () => {
    const email = newAddress();
    await client.signUp(email);
    expect((await client.register(email, { role: 'recruiter', company })).status).toBe(202);
    await server.mailTo(email, 2);
    expect((await client.login(email)).body.user.role).toBe('candidate');
    expect(await profileOf(email)).toBeUndefined();
  });
});

describe('a registration is refused', () => {
  test.each([
    ['password', { password: 'short' }, 'Use at least 12 characters.'],
    ['password', { password: 'x'.repeat(1025) }, 'Use at most 1024 characters.'],
    [
      'password',
      { password: 'Password2024!' },
      'This password is commonly used or has been leaked. Choose another one.',
    ],
    ['password', { password: 'ada.lovelace1815' }, 'Do not make the password of your name or email address.'],
    ['email', { email: 'not an address' }, 'Enter an email address such as name@example.com.'],
    ['full_name', { full_name: '   ' }, 'This is required.'],
    ['accept_terms', { accept_terms: false }, 'Must be one of: true.'],
    ['accept_terms', { accept_terms: 'true' }, 'Must be true or false.'],
    ['role', { role: 'admin' }, 'Must be one of: candidate, recruiter.'],
    ['company.company', { role: 'recruiter' }, 'This is required.'],
    ['company.company_size', { role: 'recruiter' }, 'This is required.'],
    ['company.job_title', { role: 'recruiter' }, 'This is required.'],
    ['company.company', { role: 'recruiter', company: { ...COMPANY, company: '' } }, 'This is required.'],
    ['company.company', { role: 'recruiter', company: { ...COMPANY, company: ' \t ' } }, 'This is required.'],
    [
      'company.job_title',
      { role: 'recruiter', company: { ...COMPANY, job_title: '  ' } },
      'This is required.',
    ],
    [
      'company.company_size',
      { role: 'recruiter', company: { ...COMPANY, company_size: '3' } },
      'Must be one of: 1-10, 11-50, 51-200, 201-1000, 1001-5000, 5001+.',
    ],
    [
      'company.job_title',
      { role: 'recruiter', company: { ...COMPANY, job_title: 'x'.repeat(121) } },
      'Use at most 120 characters.',
    ],
  ])('for its %s %j', async (field, change, message) => {
    const { status, body } = await client.register(newAddress(), change);
    expect(status).toBe(422);
    expect(body.errors).toContainEqual({ field, message });
  });

  test('with every field that is missing', async () => {
    const { status, body } = await client.post<object>('register', {});
    expect(status).toBe(422);
    expect(body.errors?.map(({ field }) => field).toSorted()).toEqual([
      'accept_terms',
      'email',
      'full_name',
      'password',
      'role',
    ]);
  });

  test('after too many from one place, while the owner elsewhere is not locked out', async () => {
    const email = newAddress();
    const answers = [];
    for (let index = 0; index < 9; index += 1) answers.push((await client.register(email)).status);
    expect(answers).toEqual([...Array(8).fill(202), 429]);
    const [account] = await server.db.select().from(users).where(eq(users.email, email));
    expect(account?.isVerified).toBe(false);
  });
});

test('passwords may hold any characters and are never cut', async () => {
  const email = newAddress();
  const password = `${'ü'.repeat(70)} 密码 🔑 end`;
  await client.signUp(email, { password });
  expect((await client.login(email, password)).status).toBe(200);
  expect((await client.login(email, password.slice(0, -1))).status).toBe(401);
  expect((await client.login(email, PASSWORD)).status).toBe(401);
});
