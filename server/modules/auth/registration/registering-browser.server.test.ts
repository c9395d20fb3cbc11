// @module-tag postgres
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  Login,
  Problem,
  VerificationChallenge,
  VerifiedEmail,
} from '../../../../openapi/gen/types.gen.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { challenges, totpFactors, users } from '../../../platform/database/schema/index.ts';
import { AuthClient, PASSWORD } from '../auth-client.fixture.ts';

let server: TestServer;
let time = Date.now();
let number = 0;

const later = (seconds: number) => {
  time += seconds * 1000;
};

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(time) });
});
afterAll(() => server.close());

/** A browser with all its cookies. */
class Browser {
  readonly cookies = new Map<string, string>();

  async post<T>(operation: string, body: object, headers: Record<string, string> = {}) {
    const response = await fetch(`${server.url}/api/v1/auth/${operation}`, {
      method: 'POST',
      headers: {
        'content-type':
          body instanceof URLSearchParams ? 'application/x-www-form-urlencoded' : 'application/json',
        cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
        ...headers,
      },
      body: body instanceof URLSearchParams ? body : JSON.stringify(body),
    });
    const set = response.headers.getSetCookie();
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const text = await response.text();
    return { status: response.status, set, body: JSON.parse(text || '{}') as T & Problem };
  }

  register = (email: string, password = PASSWORD) =>
    this.post<VerificationChallenge>('register', {
      role: 'candidate',
      full_name: 'Ada Lovelace',
      email,
      password,
      accept_terms: true,
    });

  verify = (challengeId: string, code: string, headers = {}) =>
    this.post<VerifiedEmail>('verify-email', { challenge_id: challengeId, code }, headers);

  login = (username: string, password = PASSWORD) =>
    this.post<Login>('login', new URLSearchParams({ username, password }));
}

const codeFor = (email: string, count = 1) => new AuthClient(server).codeFor(email, count);

/** A registration, and the browser it was made in. */
async function registered(email = `owner${++number}@mail.example`) {
  const browser = new Browser();
  const { body } = await browser.register(email);
  return { browser, email, id: body.challenge_id, code: await codeFor(email) };
}

const isSignedIn = (browser: Browser) => browser.cookies.has('candor_refresh');

test('the browser that registered signs in with the code, and can go on', async () => {
  const { browser, email, id, code } = await registered();
  const { status, body } = await browser.verify(id, code);
  expect(status).toBe(200);
  expect(body).toMatchObject({ email, is_verified: true, session: { user: { email, is_verified: true } } });
  expect([...browser.cookies.keys()]).toEqual(['candor_refresh']);
  const status200 = await fetch(`${server.url}/api/v1/auth/status`, {
    headers: { authorization: `Bearer ${body.session?.access_token}` },
  });
  expect(await status200.json()).toMatchObject({ is_authenticated: true, user: { email } });
  expect((await browser.post('refresh', {})).status).toBe(200);
});

test('its cookie is for this site’s server alone, and lives an hour', async () => {
  const { set } = await new Browser().register(`owner${++number}@mail.example`);
  const [cookie = ''] = set;
  expect(cookie).toMatch(
    /^candor_registration=[\w-]{43}; Path=\/api\/v1\/auth; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
  );
  const expires = Date.parse(/Expires=([^;]+)/.exec(cookie)?.[1] ?? '');
  expect(Math.abs(expires - time - 3_600_000)).toBeLessThan(1000);
});

test('its token is stored nowhere', async () => {
  const { browser, email } = await registered();
  const rows = await server.db.select().from(challenges).where(eq(challenges.email, email));
  const token = browser.cookies.get('candor_registration') ?? '';
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(server.log.join('')).not.toContain(token);
});

test('the code entered in another browser proves the address there and signs nobody in, anywhere', async () => {
  const { browser, email, id, code } = await registered();
  const elsewhere = new Browser();
  const { status, body, set } = await elsewhere.verify(id, code);
  expect([status, body]).toEqual([200, { email, is_verified: true, session: null }]);
  expect(set).toEqual([]);
  expect((await browser.verify(id, code)).status).toBe(410);
  expect(isSignedIn(browser)).toBe(false);
  expect((await browser.login(email)).status).toBe(200);
});

test('the cookie and the code are good once, also when they come twice together', async () => {
  const { browser, id, code } = await registered();
  const cookies = new Map(browser.cookies);
  const answers = await Promise.all([browser.verify(id, code), browser.verify(id, code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  const replaying = new Browser();
  for (const [name, value] of cookies) replaying.cookies.set(name, value);
  replaying.cookies.delete('candor_refresh');
  const replay = await replaying.verify(id, code);
  expect([replay.status, isSignedIn(replaying)]).toEqual([410, false]);
});

test('whoever makes another open the link of their own registration signs them in to nothing', async () => {
  const attacker = await registered();
  const victim = await registered();
  const { body } = await victim.browser.verify(attacker.id, attacker.code);
  expect([body.session, isSignedIn(victim.browser)]).toEqual([null, false]);
});

test('whoever registered the address of another before is not signed in by the owner’s code', async () => {
  const email = `owner${++number}@mail.example`;
  const attacker = await registered(email);
  later(61);
  const owner = new Browser();
  const { body } = await owner.register(email, 'the password of the owner');
  const { body: proven } = await attacker.browser.verify(body.challenge_id, await codeFor(email, 2));
  expect([proven.session, isSignedIn(attacker.browser)]).toEqual([null, false]);
});

test('a new code signs in as the first one did, within an hour of the registration', async () => {
  const inTime = await registered();
  const tooLate = await registered();
  later(3_300);
  const again = await inTime.browser.post<VerificationChallenge>('resend-verification-email', {
    email: inTime.email,
  });
  later(299);
  const { body } = await inTime.browser.verify(again.body.challenge_id, await codeFor(inTime.email, 2));
  expect(body.session?.user.email).toBe(inTime.email);
  later(2);
  const late = await tooLate.browser.post<VerificationChallenge>('resend-verification-email', {
    email: tooLate.email,
  });
  const proven = await tooLate.browser.verify(late.body.challenge_id, await codeFor(tooLate.email, 2));
  expect([proven.status, proven.body.session]).toEqual([200, null]);
});

test('a new code asked for elsewhere binds no other browser', async () => {
  const { browser, email } = await registered();
  later(61);
  const elsewhere = new Browser();
  const { body } = await elsewhere.post<VerificationChallenge>('resend-verification-email', { email });
  const code = await codeFor(email, 2);
  expect((await elsewhere.verify(body.challenge_id, code)).body.session).toBeNull();
  expect(isSignedIn(browser)).toBe(false);
});

test('whoever is signed in stays who they are', async () => {
  const { browser, id, code } = await registered();
  const other = await registered();
  const { body } = await other.browser.verify(other.id, other.code);
  const bearer = { authorization: `Bearer ${body.session?.access_token}` };
  const proven = await browser.verify(id, code, bearer);
  expect([proven.status, proven.body.session, proven.set]).toEqual([200, null, []]);
});

test('a sign-in of somebody else ends the registration’s hold on the browser', async () => {
  const somebody = await registered();
  await somebody.browser.verify(somebody.id, somebody.code);
  const { browser, id, code } = await registered();
  await browser.login(somebody.email);
  expect([...browser.cookies.keys()]).toEqual(['candor_refresh']);
  expect((await browser.verify(id, code)).body.session).toBeNull();
});

test('an account that was suspended meanwhile is proven, and signs nobody in', async () => {
  const { browser, email, id, code } = await registered();
  await server.db.update(users).set({ isActive: false }).where(eq(users.email, email));
  const { status, body } = await browser.verify(id, code);
  expect([status, body]).toEqual([200, { email, is_verified: true, session: null }]);
  expect([isSignedIn(browser), (await browser.login(email)).status]).toEqual([false, 403]);
});

test('an account with a second factor is asked for it at its sign-in', async () => {
  const { browser, email, id, code } = await registered();
  const [account] = await server.db.select().from(users).where(eq(users.email, email));
  await server.db.insert(totpFactors).values({
    userId: account?.id ?? '',
    secret: 'sealed',
    createdAt: new Date(time),
    confirmedAt: new Date(time),
  });
  const { status, body } = await browser.verify(id, code);
  expect([status, body.session, isSignedIn(browser)]).toEqual([200, null, false]);
  expect((await browser.login(email)).status).toBe(202);
});

test('for an address that has an account all looks the same, and no code signs in', async () => {
  const { browser, email, id, code } = await registered();
  await browser.verify(id, code);
  later(61);
  const again = new Browser();
  const known = await again.register(email, 'the attacker waits here');
  const fresh = await new Browser().register(`owner${++number}@mail.example`);
  const shape = ({ status, body, set }: typeof known) => [
    status,
    Object.keys(body),
    set.map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;')),
  ];
  expect(shape(known)).toEqual(shape(fresh));
  expect((await again.verify(known.body.challenge_id, '000000')).status).toBe(400);
  expect(isSignedIn(again)).toBe(false);
});

test('over TLS the cookie’s name has the browser enforce that', async () => {
  const secure = await startTestServer({ env: { publicUrl: 'https://candor.example' } });
  try {
    const reply = await secure.app.inject({
      method: 'POST',
      url: '/api/v1/auth/register',
      payload: {
        role: 'candidate',
        full_name: 'Ada',
        email: 'a@mail.example',
        password: PASSWORD,
        accept_terms: true,
      },
    });
    expect(reply.headers['set-cookie']).toMatch(
      /^__Host-candor_registration=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/,
    );
  } finally {
    await secure.close();
  }
});
