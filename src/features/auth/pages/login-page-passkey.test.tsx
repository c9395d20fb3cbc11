// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage, session, stubOfEachTest } from '../../../testing/render-page.tsx';
import { LoginPage } from './login-page.tsx';

const stub = stubOfEachTest();
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

const show = (host = 'localhost', url = '/auth/login') =>
  renderPage(<LoginPage />, { origin: stub.origin.replace('127.0.0.1', host), url });
const button = () => screen.queryByRole('button', { name: 'Sign in with a passkey' });
const challenge = { status: 200, body: { challenge_id: 'c1', options: { challenge: 'AQID' } } };
const bytes = new Uint8Array([1, 2, 3]).buffer;
const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null },
  getClientExtensionResults: () => ({}),
};

function authenticator(get: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
}

async function press() {
  const found = button();
  if (found) await userEvent.click(found);
}

describe('A passkey on the login page', () => {
  it('signs in with what the authenticator answers', async () => {
    authenticator(async () => credential);
    stub.reply('passkey-login/options', challenge);
    stub.reply('passkey-login', { status: 200, body: session });
    const { stores } = show();
    await press();
    await waitFor(() => expect(stores.auth.isAuthenticated).toBe(true));
    expect(JSON.parse(stub.received[1]?.body ?? '')).toMatchObject({
      challenge_id: 'c1',
      credential: { id: 'AQID', rawId: 'AQID', type: 'public-key', response: { signature: 'AQID' } },
    });
  });

  it.each(['NotAllowedError', 'AbortError'])('given up (%s) leaves everything as it was', async (name) => {
    authenticator(() => Promise.reject(new DOMException('No.', name)));
    stub.reply('passkey-login/options', challenge);
    const { stores } = show();
    await press();
    await waitFor(() => expect(button()?.getAttribute('aria-disabled')).toBe('false'));
    expect(stub.received.map(({ path }) => path)).toEqual(['passkey-login/options']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(stores.notifications.items).toEqual([]);
  });

  it.each([
    ['SecurityError', 'That did not work here. Try again, or sign in another way.'],
    [null, 'This passkey is not known here.'],
  ])('that fails (%s) says so in the form', async (name, text) => {
    authenticator(async () => {
      if (name) throw new DOMException('No.', name);
      return credential;
    });
    stub.reply('passkey-login/options', challenge);
    stub.reply('passkey-login', { status: 400, body: { detail: text } });
    const { stores } = show();
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    // A fault of the browser is no failed call.
    expect(stores.notifications.items.map(({ title }) => title)).toEqual(name ? [] : ['Error 400']);
  });

  it('is not offered at a bare address, nor where the browser knows none', () => {
    show('127.0.0.1');
    expect(button()).toBeNull();
    cleanup();
    vi.unstubAllGlobals();
    show();
    expect(button()).toBeNull();
  });
});
