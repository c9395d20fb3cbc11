// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SocialProvider } from '../../../../openapi/gen/types.gen.ts';
import { renderPage, session, stubOfEachTest } from '../../../testing/render-page.tsx';
import { codeChallengeOf } from '../social/begin-social-login.ts';
import { keepPending } from '../social/pending-social-login.ts';
import { LoginPage } from './login-page.tsx';

const stub = stubOfEachTest();
afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

const show = (url = '/auth/login', socialProviders: SocialProvider[] = ['google', 'linkedin']) =>
  renderPage(<LoginPage />, { origin: stub.origin, url, socialProviders });
const address = () => screen.getByTestId('address').textContent;
const calls = () => stub.received.map(({ path, body }) => [path, JSON.parse(body)]);
const kept = () => window.sessionStorage.length;
const pending = { provider: 'google', state: 's1', verifier: 'v1', next: '/candidate/reports' } as const;
const token = { status: 200, body: { access_token: 'provider-token' } };
const linkFirst = {
  status: 409,
  body: {
    detail: 'You have an account with a password. Enter it to link the two.',
    errors: [{ field: 'password', message: 'Enter it once.' }],
  },
};

/** Comes back from the provider that the tab was sent to. */
function comeBack(url = '/auth/login?code=c0de&state=s1') {
  keepPending(pending);
  return show(url);
}

describe('The buttons of the providers', () => {
  it.each([
    [[], []],
    [['linkedin'], ['Continue with LinkedIn']],
    [
      ['google', 'linkedin'],
      ['Continue with Google', 'Continue with LinkedIn'],
    ],
  ] as const)('for %j are %j', (providers, names) => {
    show('/auth/login', [...providers]);
    const buttons = screen.queryAllByRole('button', { name: /^Continue with/ });
    expect(buttons.map((button) => button.textContent)).toEqual(names);
    expect(screen.queryByText(/^By continuing you accept the/) !== null).toBe(names.length > 0);
  });

  it('send the browser away with a state and a challenge that only this tab can meet', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const url = 'https://provider.example/authorize?x=1';
    stub.reply('social-login/google/authorization', { status: 200, body: { authorization_url: url } });
    show('/auth/login?next=%2Fcandidate%2Freports');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(url));
    const { state, verifier, ...rest } = JSON.parse(Object.values({ ...window.sessionStorage })[0] ?? '');
    expect(rest).toEqual({ provider: 'google', next: '/candidate/reports' });
    expect([state, verifier].every((text) => /^[\w-]{43}$/.test(text))).toBe(true);
    expect(calls()).toEqual([
      ['social-login/google/authorization', { state, code_challenge: await codeChallengeOf(verifier) }],
    ]);
  });

  it('say in the form why nobody was sent away', async () => {
    const detail = 'There is no such page.';
    stub.reply('social-login/linkedin/authorization', { status: 404, body: { detail } });
    const { stores } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with LinkedIn' }));
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    expect(stores.notifications.items).toMatchObject([{ title: 'Error 404', message: detail }]);
    expect(kept()).toBe(0);
  });

  it('use the challenge of RFC 7636, appendix B', async () => {
    expect(await codeChallengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });
});

describe('The return from a provider', () => {
  it('exchanges the code once, signs in, and keeps nothing in the address or the tab', async () => {
    stub.reply('social-login/google/token', token);
    stub.reply('social-login/google', { status: 200, body: session });
    const { stores } = comeBack();
    await waitFor(() => expect(stores.auth.isAuthenticated).toBe(true));
    expect(calls()).toEqual([
      ['social-login/google/token', { code: 'c0de', code_verifier: 'v1' }],
      ['social-login/google', { access_token: 'provider-token' }],
    ]);
    await waitFor(() => expect(address()).toBe('/auth/login?next=%2Fcandidate%2Freports'));
    expect(kept()).toBe(0);
  });

  it.each([
    ['another state', '/auth/login?code=c0de&state=s2', true],
    ['no state', '/auth/login?code=c0de', true],
    ['a state that was used', '/auth/login?code=c0de&state=s1', false],
    ['an error of another state', '/auth/login?error=access_denied&state=s2', true],
  ])('with %s sends nothing and says so', async (_what, url, isPending) => {
    if (isPending) keepPending(pending);
    show(url);
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^This sign-in was not started in this tab/,
    );
    await waitFor(() => expect(address()).toBe('/auth/login'));
    expect([window.location.search, kept(), calls()]).toEqual(['', 0, []]);
    expect(screen.getByLabelText('Email')).toBeTruthy();
  });

  it.each(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'])(
    'after the person said no (%s) is quiet',
    async (error) => {
      comeBack(`/auth/login?error=${error}&state=s1`);
      expect(await screen.findByText('You did not sign in with Google.')).toBeTruthy();
      await waitFor(() => expect(address()).toBe('/auth/login?next=%2Fcandidate%2Freports'));
      expect([screen.queryByRole('alert'), calls()]).toEqual([null, []]);
    },
  );

  it('with an error of the provider says so', async () => {
    comeBack('/auth/login?error=server_error&state=s1');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Google could not sign you in. Try again, or sign in another way.',
    );
  });

  it.each([
    ['token', 502, 'Google does not answer at the moment.'],
    ['token', 400, 'This code was used already.'],
    ['login', 400, 'Google does not vouch for this sign-in.'],
    ['login', 403, 'This account is deactivated.'],
    ['login', 409, 'Sign in with LinkedIn, the way this account was made.'],
  ])('refused at the %s with %i shows the text above the form', async (at, status, detail) => {
    const refused = { status, body: { detail } };
    stub.reply('social-login/google/token', at === 'token' ? refused : token);
    stub.reply('social-login/google', refused);
    const { stores } = comeBack();
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    expect(screen.getByLabelText('Email')).toBeTruthy();
    const title = status === 403 ? 'Access denied' : `Error ${status}`;
    expect(stores.notifications.items).toMatchObject([{ title, message: detail }]);
  });

  it('leads to the second factor where one is on', async () => {
    const challenge = { challenge_id: 'c1', expires_at: new Date().toISOString(), methods: ['totp'] };
    stub.reply('social-login/google/token', token);
    stub.reply('social-login/google', { status: 202, body: challenge });
    comeBack();
    await waitFor(() =>
      expect(address()).toBe('/auth/otp?challenge=c1&methods=totp&next=%2Fcandidate%2Freports'),
    );
  });

  it('asks for the password of the account that has the address, and sends it with the same token', async () => {
    const message = 'That is not the password.';
    const wrong = { status: 400, body: { detail: message, errors: [{ field: 'password', message }] } };
    stub.reply('social-login/google/token', token);
    stub.reply('social-login/google', linkFirst, wrong, { status: 200, body: session });
    const { stores } = comeBack();
    const password = await screen.findByLabelText<HTMLInputElement>('Password');
    expect(screen.getByText(linkFirst.body.detail)).toBeTruthy();
    await userEvent.type(password, 'teapot{Enter}');
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(message)).toHaveLength(2);
    await userEvent.type(password, ' umbrella{Enter}');
    await waitFor(() => expect(stores.auth.isAuthenticated).toBe(true));
    expect(calls().slice(1)).toEqual([
      ['social-login/google', { access_token: 'provider-token' }],
      ['social-login/google', { access_token: 'provider-token', password: 'teapot' }],
      ['social-login/google', { access_token: 'provider-token', password: 'teapot umbrella' }],
    ]);
    // That it asks for the password first is no failure; a wrong one is.
    expect(stores.notifications.items).toMatchObject([{ title: 'Error 400', message }]);
  });

  it('can be given up where the password is asked for', async () => {
    stub.reply('social-login/google/token', token);
    stub.reply('social-login/google', linkFirst);
    comeBack();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in another way' }));
    expect(screen.getByLabelText('Email')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
