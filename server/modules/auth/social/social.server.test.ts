import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Authorization, Login, SocialProvider, SocialToken } from '../../../../openapi/gen/types.gen.ts';
import { createAccount, suspend } from '../../../../tests/support/accounts.ts';
import {
  type Fault,
  IdentityProvider,
  type Lie,
  newPerson,
} from '../../../../tests/support/identity-provider.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import { authEvents, socialIdentities, totpFactors, users } from '../../../platform/database/schema/index.ts';
import { AuthClient, PASSWORD } from '../auth-client.fixture.ts';
import { listLinkedProviders } from './social-repository.ts';

const PROVIDERS: readonly SocialProvider[] = ['google', 'linkedin'];

let provider: IdentityProvider;
let server: TestServer;

beforeAll(async () => {
  provider = await IdentityProvider.start();
  const { settings } = provider;
  server = await startTestServer({ env: { socialProviders: { google: settings, linkedin: settings } } });
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});
beforeEach(() => provider.reset());
afterEach(() => vi.restoreAllMocks());

function signIn(name: SocialProvider, token = provider.issueToken(), password?: string) {
  return new AuthClient(server).post<Login>(`social-login/${name}`, { access_token: token, password });
}

async function accountOf(email = provider.person.email ?? '') {
  return server.db.query.users.findFirst({ where: eq(users.email, email) });
}

async function eventsOf(userId = ''): Promise<string[]> {
  const events = await server.db.select().from(authEvents).where(eq(authEvents.userId, userId));
  return events.map(({ type }) => type);
}

describe.each(PROVIDERS)('%s, from the redirect to the session', (name) => {
  const verifier = randomBytes(32).toString('base64url');
  const request = {
    state: randomBytes(24).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  };

  async function comeBack(): Promise<URL> {
    const { body } = await new AuthClient(server).post<Authorization>(
      `social-login/${name}/authorization`,
      request,
    );
    const answer = await fetch(body.authorization_url, { redirect: 'manual' });
    return new URL(answer.headers.get('location') ?? '');
  }

  function exchange(code: string, codeVerifier = verifier) {
    const body = { code, code_verifier: codeVerifier };
    return new AuthClient(server).post<SocialToken>(`social-login/${name}/token`, body);
  }

  test('sends the browser there and back, and signs in with what it brings', async () => {
    const back = await comeBack();
    expect(back.origin + back.pathname).toBe(`${server.env.publicUrl}/auth/login`);
    expect(back.searchParams.get('state')).toBe(request.state);
    const { status, body } = await exchange(back.searchParams.get('code') ?? '');
    expect(status).toBe(200);
    const login = await signIn(name, body.access_token);
    expect(login.status).toBe(200);
    expect(login.body.user).toMatchObject({ email: provider.person.email, role: 'candidate' });
    expect(login.headers.get('set-cookie')).toMatch(/candor_refresh=/);
    expect((await new AuthClient(server).status(login.body.access_token)).status).toBe(200);
  });

  test('takes a code once', async () => {
    const code = (await comeBack()).searchParams.get('code') ?? '';
    expect((await exchange(code)).status).toBe(200);
    expect((await exchange(code)).status).toBe(400);
    expect((await exchange('invented')).status).toBe(400);
  });

  // LinkedIn refuses a verifier of a client that has a secret.
  test('binds the code to its verifier where the provider can', async () => {
    const code = (await comeBack()).searchParams.get('code') ?? '';
    expect((await exchange(code, 'x'.repeat(43))).status).toBe(name === 'google' ? 400 : 200);
    const [authorize, token] = provider.requests;
    expect(authorize?.url.includes('code_challenge')).toBe(name === 'google');
    expect(token?.body.includes('code_verifier')).toBe(name === 'google');
  });

  test('puts no token and no secret into an address', async () => {
    const { body } = await exchange((await comeBack()).searchParams.get('code') ?? '');
    await signIn(name, body.access_token);
    const addresses = provider.requests.map(({ url }) => url).join();
    expect(provider.requests.map(({ endpoint }) => endpoint)).toEqual([
      'authorize',
      'token',
      'inspect',
      'userinfo',
    ]);
    expect(addresses).not.toContain(body.access_token);
    expect(addresses).not.toContain(new URLSearchParams({ s: provider.clientSecret }).toString().slice(2));
    expect(server.log.join('')).not.toContain(body.access_token);
  });
});

describe.each(PROVIDERS)('%s vouches for nobody when', (name) => {
  const lies: Lie[] =
    name === 'google'
      ? ['foreign audience', 'foreign party', 'other subject', 'expired']
      : ['foreign audience', 'other subject', 'expired'];

  test.each(lies)('it answers: %s', async (lie) => {
    provider.lies.add(lie);
    const { status, body } = await signIn(name);
    expect([status, body.detail]).toEqual([400, expect.stringContaining('does not confirm')]);
    expect(await accountOf()).toBeUndefined();
  });

  test.each([
    ['unverified', { email_verified: false }],
    ['called unverified in a text', { email_verified: 'false' }],
    ['not said to be verified', { email_verified: undefined }],
    ['missing', { email: undefined }],
    ['none', { email: 'not an address' }],
    ['that of somebody else in lower case only', { email: '\u212Aate@mail.example' }],
  ])('the address is %s', async (_case, change) => {
    provider.person = newPerson(change);
    const { status, body } = await signIn(name);
    expect([status, body.detail]).toEqual([400, expect.stringContaining('has not verified')]);
  });

  test('it does not know the token', async () => {
    expect((await signIn(name, 'invented')).status).toBe(400);
  });
});

describe.each(PROVIDERS)('%s is told to have failed when', (name) => {
  const faults: Fault[] = ['slow', 'error', 'html', 'list', 'huge', 'redirect', 'hangs up'];
  const cases = faults.flatMap((fault) =>
    (['token', 'inspect', 'userinfo'] as const).map((endpoint) => [endpoint, fault] as const),
  );

  test.each(cases)('%s answers: %s', async (endpoint, fault) => {
    provider.faults.set(endpoint, fault);
    const patience = AbortSignal.timeout;
    const waited = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((time) => patience(fault === 'slow' ? 700 : time));
    const body = { code: 'any', code_verifier: 'v'.repeat(43) };
    const answer =
      endpoint === 'token'
        ? await new AuthClient(server).post<SocialToken>(`social-login/${name}/token`, body)
        : await signIn(name);
    expect([answer.status, answer.body.detail]).toEqual([502, expect.stringContaining('did not answer')]);
    expect(waited).toHaveBeenCalledWith(10_000);
    expect(provider.requests.filter((asked) => asked.endpoint === endpoint)).toHaveLength(1);
  });
});

test('a wrong client secret is our fault, not that of the visitor', async () => {
  const own = { ...provider.settings, clientSecret: 'old' };
  const other = await startTestServer({ env: { socialProviders: { linkedin: own } } });
  const body = { code: 'any', code_verifier: 'v'.repeat(43) };
  const client = new AuthClient(other);
  expect((await client.post('social-login/linkedin/token', body)).status).toBe(502);
  expect((await client.post('social-login/linkedin', { access_token: 'any' })).status).toBe(502);
  const google = { state: 's'.repeat(32), code_challenge: 'c'.repeat(43) };
  expect((await client.post('social-login/google/authorization', google)).status).toBe(404);
  expect((await client.post('social-login/google/token', body)).status).toBe(404);
  expect((await client.post('social-login/google', { access_token: 'any' })).status).toBe(404);
  const config = await fetch(`${other.url}/config.json`);
  expect(await config.json()).toMatchObject({ social_providers: ['linkedin'] });
  await other.close();
});

describe('the account', () => {
  test('is a new candidate without a password, once however often it comes', async () => {
    const token = provider.issueToken();
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn('google', token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ body }) => body.user._id)).size).toBe(1);
    const account = await accountOf();
    expect(account).toMatchObject({ role: 'candidate', isVerified: true, passwordHash: null });
    expect(account?.fullName).toBe('Mary Jackson');
    expect(account?.termsAcceptedAt).toBeInstanceOf(Date);
    const events = await eventsOf(account?.id);
    expect(events.filter((type) => type === 'registered')).toHaveLength(1);
    expect(events.filter((type) => type === 'login_succeeded')).toHaveLength(6);
    const linked = await listLinkedProviders(server.db, account?.id ?? '');
    expect(linked).toEqual([expect.objectContaining({ provider: 'google', email: provider.person.email })]);
  });

  test('is found by the subject, whatever became of the address and the name', async () => {
    const { sub } = provider.person;
    const first = await signIn('google');
    const moved = newPerson({ sub, name: 'Somebody Else' });
    const again = await signIn('google', provider.issueToken(moved));
    expect(again.body.user).toEqual(first.body.user);
    // The same subject at the other provider is somebody else.
    expect((await signIn('linkedin', provider.issueToken(newPerson({ sub })))).body.user._id).not.toBe(
      first.body.user._id,
    );
  });

  test.each([' \n ', '\u200b\u202e\ufeff'])(
    'is named after the address where the name is %j',
    async (name) => {
      provider.person = newPerson({ name });
      const { body } = await signIn('linkedin');
      expect(body.user.full_name).toBe(provider.person.email?.split('@')[0]);
    },
  );

  test('with a password is linked with that password only, once', async () => {
    const owner = await createAccount(server, 'recruiter');
    provider.person = newPerson({ email: owner.email.toUpperCase() });
    const silent = await signIn('google');
    expect([silent.status, silent.body.errors?.[0]?.field]).toEqual([409, 'password']);
    const wrong = await signIn('google', provider.issueToken(), 'not the password');
    expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'password']);
    expect(await server.db.$count(socialIdentities, eq(socialIdentities.userId, owner.userId))).toBe(0);
    const linked = await signIn('google', provider.issueToken(), owner.password);
    expect(linked.body.user).toMatchObject({ _id: owner.userId, role: 'recruiter' });
    expect((await signIn('google')).status).toBe(200);
    const events = await eventsOf(owner.userId);
    expect(events.filter((type) => type === 'social_linked')).toHaveLength(1);
    expect((await server.mailTo(owner.email)).subject).toBe('Google was linked');
    expect(events).toContain('login_failed');
    expect((await new AuthClient(server).login(owner.email, owner.password)).status).toBe(200);
  });

  test('with a password is guessed at ten times', async () => {
    const owner = await createAccount(server);
    provider.person = newPerson({ email: owner.email });
    const token = provider.issueToken();
    const guesses = Array.from({ length: 12 }, () => signIn('linkedin', token, 'a wrong guess'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  });

  test('of the other provider is not taken over', async () => {
    await signIn('google');
    const { status, body } = await signIn('linkedin', provider.issueToken(newPerson(provider.person)));
    expect([status, body.errors]).toEqual([409, undefined]);
    const other = newPerson({ email: provider.person.email });
    expect((await signIn('google', provider.issueToken(other))).status).toBe(409);
  });

  test('that somebody registered and nobody proved keeps nothing of them', async () => {
    const email = provider.person.email ?? '';
    const client = new AuthClient(server);
    const company = { company: 'Trap', company_size: '1-10', job_title: 'Boss' };
    const { body } = await client.register(email, { role: 'recruiter', full_name: 'A Trap', company });
    const code = await client.codeFor(email);
    expect((await signIn('google')).status).toBe(200);
    const account = await accountOf();
    expect(account).toMatchObject({
      role: 'candidate',
      fullName: 'Mary Jackson',
      isVerified: true,
      passwordHash: null,
    });
    expect(await eventsOf(account?.id)).toEqual(expect.arrayContaining(['email_verified', 'social_linked']));
    expect((await client.login(email, PASSWORD)).status).not.toBe(200);
    expect((await client.verify(body.challenge_id, code)).status).toBe(410);
    expect((await accountOf())?.passwordHash).toBeNull();
  });

  test('that was deactivated stays outside', async () => {
    await signIn('google');
    await server.db
      .update(users)
      .set({ isActive: false })
      .where(eq(users.email, provider.person.email ?? ''));
    expect((await signIn('google')).status).toBe(403);
    const owner = await createAccount(server);
    await suspend(server, owner);
    provider.person = newPerson({ email: owner.email });
    expect((await signIn('google', provider.issueToken(), owner.password)).status).toBe(403);
    expect(await listLinkedProviders(server.db, owner.userId)).toEqual([]);
  });

  test('with a second factor is asked for it', async () => {
    const { body } = await signIn('google');
    const now = new Date();
    const userId = body.user._id;
    const factor = { userId, secret: 'JBSWY3DPEHPK3PXP', createdAt: now, confirmedAt: now };
    await server.db.insert(totpFactors).values(factor);
    const answer = await signIn('google');
    expect(answer.status).toBe(202);
    expect(answer.body).not.toHaveProperty('access_token');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});
