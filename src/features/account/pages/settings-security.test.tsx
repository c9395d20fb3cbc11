// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/http/api-error.ts';
import { plain, refusal, renderSettings, startStub } from '../account-page.fixture.tsx';

const CODES = Array.from({ length: 10 }, (_, number) => `abcd-efgh-jkm${number}`);
const SECRET = 'JBSWY3DPEHPK3PXP';
const setup = { secret: SECRET, uri: `otpauth://totp/Candor:jane@mail.example?secret=${SECRET}` };
const on = {
  is_enabled: true,
  enabled_at: '2026-11-01T10:00:00Z',
  email_codes: false,
  recovery_codes_left: 10,
  trusted_devices: 2,
};

let stub: Awaited<ReturnType<typeof startStub>>;
beforeEach(async () => {
  stub = await startStub();
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await stub.close();
});

const open = (tab: string) => renderSettings({ origin: stub.origin, tab });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
async function fill(label: string, text: string) {
  const input = await field(label);
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}
const messages = ({ notifications }: ReturnType<typeof open>['stores']) =>
  notifications.items.map(({ message }) => message);
/** Waits until the browser would ask before it closes the page, or no longer would: an effect, after what is drawn. */
const expectHeldByBrowser = (isHeld: boolean) =>
  waitFor(() => expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(!isHeld));
const state = (second_factor: object) => ({ body: { ...plain, second_factor: { ...on, ...second_factor } } });

describe('two-factor authentication', () => {
  it('is set up: password, key, code, and codes that must be stored before it closes', async () => {
    stub.reply('GET security', { body: plain }, state({}));
    stub.reply('POST second-factor/setup', { body: setup });
    stub.reply('POST second-factor/confirm', { body: { codes: CODES } });
    const { stores } = open('two-factor');
    await press('Set up two-factor authentication');
    await fill('Current password', 'secret words');
    await press('Continue');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await fill('Code', '123 456');
    await press('Turn on');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    await press('Done');
    expect(screen.getByText('Say that you have stored them first.')).toBeTruthy();
    await userEvent.click(screen.getByLabelText('I have stored them'));
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stores.confirm.current).toBeNull();
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
    expect(stub.sent('POST second-factor/setup')).toEqual([{ current_password: 'secret words' }]);
    expect(stub.sent('POST second-factor/confirm')).toEqual([{ code: '123456' }]);
    expect(await screen.findByText('Replace the codes')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Two-factor authentication' })),
    );
  });

  it('asks before codes that are not stored are left, in the page and in the browser', async () => {
    stub.reply('GET security', state({}));
    stub.reply('POST second-factor/recovery-codes', { body: { codes: CODES } });
    const { stores } = open('two-factor');
    await press('Replace the codes');
    await fill('Current password', 'secret words');
    await press('Make new codes');
    await screen.findByRole('list', { name: 'Recovery codes' });
    await expectHeldByBrowser(true);
    await userEvent.keyboard('{Escape}');
    expect(stores.confirm.current?.title).toBe('Close without storing the codes');
    stores.confirm.settle(false);
    await waitFor(() => expect(stores.confirm.current).toBeNull());
    expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeTruthy();
    await userEvent.click(screen.getByLabelText('I have stored them'));
    await expectHeldByBrowser(false);
    await userEvent.click(screen.getByLabelText('I have stored them'));
    await userEvent.keyboard('{Escape}');
    stores.confirm.settle(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectHeldByBrowser(false);
  });

  it('says a wrong password in the dialog, which stays', async () => {
    stub.reply('GET security', { body: plain });
    const wrong = 'That isn’t your current password.';
    stub.reply('POST second-factor/setup', refusal(400, 'current_password', wrong));
    const { stores } = open('two-factor');
    await press('Set up two-factor authentication');
    await fill('Current password', 'guessed');
    await press('Continue');
    expect(await screen.findByRole('link', { name: wrong })).toBeTruthy();
    expect(messages(stores)).toEqual([wrong]);
  });

  it.each([
    [4, '4 codes are left. Each works once, without your phone.', false],
    [3, /^3 codes are left\. Replace them/, true],
    [1, /^1 code is left\. Replace them/, true],
    [0, /^0 codes are left\. Replace them/, true],
  ])('%i recovery codes left', async (left, text, isWarning) => {
    stub.reply('GET security', state({ recovery_codes_left: left }));
    open('two-factor');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('alert') !== null).toBe(isWarning);
  });

  it('is turned off with the password; the safe button has the focus', async () => {
    stub.reply('GET security', state({}), { body: plain });
    stub.reply('POST second-factor/disable', { status: 204 });
    open('two-factor');
    await press('Turn off two-factor authentication');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
    await fill('Current password', 'secret words');
    await press('Turn off');
    expect(await screen.findByText(/^Off\./)).toBeTruthy();
    expect(stub.sent('POST second-factor/disable')).toEqual([{ current_password: 'secret words' }]);
  });

  it('allows codes by email only with the password', async () => {
    stub.reply('GET security', state({}), state({ email_codes: true }));
    stub.reply('PATCH second-factor', { body: { ...plain, second_factor: on } });
    open('two-factor');
    const isAllowed = async () => (await field('Allow codes by email')).checked;
    await userEvent.click(await field('Allow codes by email'));
    expect(stub.sent('PATCH second-factor')).toEqual([]);
    await fill('Current password', 'secret words');
    await press('Allow');
    await waitFor(async () => expect(await isAllowed()).toBe(true));
    expect(stub.sent('PATCH second-factor')).toEqual([
      { email_codes: true, current_password: 'secret words' },
    ]);
  });

  it('forgets trusted devices, and says beside the button when that failed', async () => {
    stub.reply('GET security', state({}), state({ trusted_devices: 0 }));
    stub.reply(
      'DELETE second-factor/trusted-devices',
      { status: 503, body: { detail: 'Later.' } },
      { status: 204 },
    );
    open('two-factor');
    await press('Ask every device again');
    expect(await screen.findByText('Later.')).toBeTruthy();
    await press('Ask every device again');
    expect(await screen.findByText('Every device is asked for a code.')).toBeTruthy();
    expect(screen.queryByText('Later.')).toBeNull();
  });
});

describe('passkeys', () => {
  const passkey = { _id: 'p1', name: 'My laptop', created_at: '2026-11-01T10:00:00Z', last_used_at: null };

  /** A page with a host name, in a browser whose authenticator does as it is told. */
  function openWith(create: () => Promise<unknown>) {
    vi.stubGlobal('PublicKeyCredential', class {});
    Object.assign(window, { isSecureContext: true });
    Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
    return renderSettings({ origin: stub.origin.replace('127.0.0.1', 'localhost'), tab: 'passkeys' });
  }

  const options = {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: 'Candor' },
    user: { id: 'AAAA', name: 'jane@mail.example', displayName: 'Jane Doe' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  };
  const made = {
    id: 'AAAA',
    rawId: new ArrayBuffer(3),
    type: 'public-key',
    response: { attestationObject: new ArrayBuffer(3), clientDataJSON: new ArrayBuffer(3) },
    getClientExtensionResults: () => ({}),
  };

  async function add(name: string) {
    stub.reply('POST passkeys/options', { body: { challenge_id: 'c1', options } });
    await press('Add a passkey');
    await fill('Current password', 'secret words');
    await fill('Name', name);
    await press('Continue');
  }

  it('are added: password, the browser, the name', async () => {
    stub.reply('GET security', { body: plain }, { body: { ...plain, passkeys: [passkey] } });
    stub.reply('POST passkeys', { status: 201, body: passkey });
    openWith(async () => made);
    await add(' My laptop ');
    expect(await screen.findByRole('button', { name: 'Remove My laptop' })).toBeTruthy();
    expect(stub.sent('POST passkeys/options')).toEqual([{ current_password: 'secret words' }]);
    expect(stub.sent('POST passkeys')).toEqual([
      { challenge_id: 'c1', name: 'My laptop', credential: expect.objectContaining({ id: 'AAAA' }) },
    ]);
  });

  it.each([
    ['NotAllowedError', null],
    ['InvalidStateError', 'This device already holds a passkey of your account.'],
    ['SecurityError', 'The browser makes no passkey for the address of this page.'],
    ['EncodingError', 'The browser could not make a passkey. Try again.'],
  ])('%s of the browser: %s', async (name, text) => {
    stub.reply('GET security', { body: plain });
    const create = vi.fn(() => Promise.reject(new DOMException('no', name)));
    openWith(create);
    await add('My laptop');
    await screen.findByRole('button', { name: 'Continue' });
    expect(create).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')?.textContent ?? null).toBe(text);
    expect(stub.sent('POST passkeys')).toEqual([]);
  });

  it('are explained where the page has no host name, and there is no dead button', async () => {
    stub.reply('GET security', { body: plain });
    open('passkeys');
    expect(await screen.findByText(/opened at 127\.0\.0\.1/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('are no more than an account can have, which is said in place of a button', async () => {
    const passkeys = Array.from({ length: 20 }, (_, number) => ({ ...passkey, _id: `p${number}` }));
    stub.reply('GET security', { body: { ...plain, passkeys } });
    openWith(async () => made);
    expect(await screen.findByText(/^You have 20 passkeys, the most you can have/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('are removed with the password', async () => {
    stub.reply('GET security', { body: { ...plain, passkeys: [passkey] } }, { body: plain });
    const wrong = 'That isn’t your current password.';
    stub.reply('POST passkeys/p1/remove', refusal(400, 'current_password', wrong), { status: 204 });
    open('passkeys');
    await press('Remove My laptop');
    expect(screen.getByRole('alertdialog', { name: 'Remove this passkey' })).toBeTruthy();
    await fill('Current password', 'guessed');
    await press('Remove passkey');
    expect(await screen.findByRole('link', { name: wrong })).toBeTruthy();
    await fill('Current password', 'secret words');
    await press('Remove passkey');
    expect(await screen.findByText('No passkeys yet.')).toBeTruthy();
    const proofs = ['guessed', 'secret words'].map((current_password) => ({ current_password }));
    expect(stub.sent('POST passkeys/p1/remove')).toEqual(proofs);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passkeys' })),
    );
  });

  it('stay where nothing else leads in, with the way to a password beside it', async () => {
    stub.reply('GET security', { body: { ...plain, has_password: false, passkeys: [passkey] } });
    open('passkeys');
    const first = await screen.findByRole('link', { name: 'Set a password first' });
    expect(screen.queryByRole('button', { name: 'Remove My laptop' })).toBeNull();
    await userEvent.click(first);
    expect(screen.getByTestId('address').textContent).toBe('/candidate/settings?tab=password');
  });
});

describe('devices', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
  const device = (_id: string, difference: object = {}) => ({
    _id,
    user_agent: FIREFOX,
    ip: '10.0.0.1',
    method: 'password',
    signed_in_at: '2026-11-01T10:00:00Z',
    last_seen_at: '2026-11-20T10:00:00Z',
    is_current: false,
    ...difference,
  });
  const own = device('d1', { is_current: true, user_agent: null });
  const other = device('d2', { method: 'passkey' });
  const list = (...items: object[]) => ({ body: { items, total: items.length } });
  const event = (number: number) => ({
    _id: `e${number}`,
    type: 'login_failed',
    at: '2026-11-20T10:00:00Z',
    ip: '10.0.0.1',
    user_agent: null,
  });

  beforeEach(() => {
    stub.reply('GET security', { body: plain });
    stub.reply('GET devices', list(other, own));
    stub.reply('GET events', { body: { items: [event(1)], total: 11 } });
  });

  it('stand with this one first, told by browser, address and way of signing in', async () => {
    open('devices');
    const [first, second] = within(await screen.findByRole('list', { name: 'Devices' })).getAllByRole(
      'listitem',
    );
    expect(first?.textContent).toMatch(/^Unknown browserThis device/);
    expect(second?.textContent).toMatch(/^Firefox on Linux.*10\.0\.0\.1.*with a passkey/);
  });

  it('another one is logged out at once', async () => {
    stub.reply('GET devices', list(own, other), list(own));
    stub.reply('DELETE devices/d2', { status: 204 });
    const { stores } = open('devices');
    await press('Log out Firefox on Linux, 10.0.0.1');
    await waitFor(() => expect(screen.queryByText('Firefox on Linux')).toBeNull());
    expect(messages(stores)).toEqual(['Firefox on Linux is logged out.']);
    expect(stores.auth.isAuthenticated).toBe(true);
  });

  it('one that is being logged out is not logged out a second time', async () => {
    const answer = Promise.withResolvers<void>();
    stub.reply('GET devices', list(own, other), list(own));
    stub.reply('DELETE devices/d2', { status: 204, after: answer.promise });
    const { stores } = open('devices');
    await press('Log out Firefox on Linux, 10.0.0.1');
    const button = screen.getByRole('button', { name: 'Log out Firefox on Linux, 10.0.0.1' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    await userEvent.click(button);
    answer.resolve();
    await waitFor(() => expect(messages(stores)).toEqual(['Firefox on Linux is logged out.']));
    expect(stub.sent('DELETE devices/d2')).toHaveLength(1);
  });

  it('the own one asks, and then logs out', async () => {
    const { stores } = open('devices');
    await press('Log out Unknown browser, 10.0.0.1');
    expect(stores.auth.isAuthenticated).toBe(true);
    stores.confirm.settle(true);
    await waitFor(() => expect(stores.auth.isAuthenticated).toBe(false));
  });

  it('says that all are logged out only after the server agreed', async () => {
    const refused = new ApiError({ kind: 'http', title: 'Error 503', text: 'Later.', status: 503 });
    const logoutAll = vi.fn().mockRejectedValueOnce(refused).mockResolvedValueOnce(undefined);
    const { stores } = renderSettings({ origin: stub.origin, tab: 'devices', logoutAll });
    await press('Log out everywhere');
    stores.confirm.settle(true);
    expect(await screen.findByText('Later.')).toBeTruthy();
    expect([messages(stores), stores.auth.isAuthenticated]).toEqual([[], true]);
    await press('Log out everywhere');
    stores.confirm.settle(true);
    await waitFor(() => expect(messages(stores)).toEqual(['Logged out from all devices']));
    expect(stores.auth.isAuthenticated).toBe(false);
  });

  it('are followed by what happened, page by page in the address, whatever fails above', async () => {
    stub.reply('GET devices', { status: 503, body: { detail: 'Later.' } });
    open('devices');
    expect(await screen.findByText('Sign-in failed')).toBeTruthy();
    expect(await screen.findByText('Your devices could not be loaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Go to page 2' }));
    expect(screen.getByTestId('address').textContent).toBe('/candidate/settings?tab=devices&page=2');
  });
});
