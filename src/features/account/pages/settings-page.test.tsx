// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jane } from '../../../testing/render-page.tsx';
import { plain, refusal, renderSettings, startStub } from '../account-page.fixture.tsx';

let stub: Awaited<ReturnType<typeof startStub>>;
beforeEach(async () => {
  stub = await startStub();
  stub.reply('GET security', { body: plain });
});
afterEach(async () => {
  cleanup();
  // What was typed and not saved is kept for the next page.
  window.sessionStorage.clear();
  await stub.close();
});

const open = (tab: string) => renderSettings({ origin: stub.origin, tab });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
async function fill(input: HTMLInputElement, text: string) {
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const messages = ({ notifications }: ReturnType<typeof open>['stores']) =>
  notifications.items.map(({ message }) => message);

describe('the tabs', () => {
  it('begins with the first one where the address names none that there is', () => {
    open('no-such-tab');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Account');
  });

  it('are links, and the address follows them', async () => {
    open('account');
    const tab = screen.getByRole('tab', { name: 'Password' });
    expect(tab.getAttribute('href')).toBe('/candidate/settings?tab=password');
    await userEvent.click(tab);
    expect(screen.getByTestId('address').textContent).toBe('/candidate/settings?tab=password');
    expect(screen.getByRole('tabpanel', { name: 'Password' })).toBeTruthy();
  });

  it('draw what needs no answer although the answer of another part fails', async () => {
    stub.reply('GET security', { status: 503, body: { detail: 'Later.' } });
    open('account');
    expect(await screen.findByText('The state of your account could not be loaded')).toBeTruthy();
    expect((await field('Full name')).value).toBe('Jane Doe');
    stub.reply('GET security', { body: plain });
    await press('Retry');
    expect(await field('New email')).toBeTruthy();
  });
});

describe('the name', () => {
  it('is saved, said in its place, and followed by the session', async () => {
    stub.reply('PATCH', { body: { ...jane, full_name: 'Jane Roe' } });
    const { stores } = open('account');
    const name = await field('Full name');
    await fill(name, ' Jane Roe ');
    await press('Save name');
    expect(await screen.findByText('Your name is now Jane Roe.')).toBeTruthy();
    expect(stub.sent('PATCH')).toEqual([{ full_name: 'Jane Roe' }]);
    expect(stores.auth.user?.full_name).toBe('Jane Roe');
    expect(messages(stores)).toEqual(['Your name is now Jane Roe.']);
  });

  it.each([
    ['   ', 'Enter your name.'],
    ['x'.repeat(121), 'Use at most 120 characters.'],
    ['Ja\u200bne', 'Remove invisible characters.'],
  ])('%j is not sent', async (typed, message) => {
    open('account');
    const name = await field('Full name');
    await fill(name, typed);
    await press('Save name');
    expect(screen.getByRole('link', { name: (name) => name.endsWith(message) })).toBeTruthy();
    expect(stub.sent('PATCH')).toEqual([]);
  });
});

describe('the email address', () => {
  const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const waiting = (difference: object = {}) => ({
    challenge_id: 'c1',
    email: 'jane@new.example',
    expires_at: minutesFromNow(10),
    resend_after: minutesFromNow(1),
    ...difference,
  });
  const state = (email_change: object | null) => ({ body: { ...plain, email_change } });
  const heading = () => screen.getByRole('heading', { name: 'Email address' });
  /** The page with a change that waits; the later states come with each look at it. */
  function openWaiting(change: object, ...later: (object | null)[]) {
    stub.reply('GET security', state(waiting(change)), ...later.map(state));
    return open('account');
  }

  it('is asked for with the password, then waits for its code', async () => {
    stub.reply('GET security', state(null), state(waiting()));
    stub.reply('POST email', { status: 202, body: waiting() });
    const { stores } = open('account');
    await fill(await field('New email'), ' jane@new.example ');
    await fill(await field('Current password'), 'secret words');
    await press('Send the code');
    expect(await field('Code')).toBeTruthy();
    expect(stub.sent('POST email')).toEqual([
      { email: 'jane@new.example', current_password: 'secret words' },
    ]);
    expect(screen.getByText(/We sent a code to/).textContent).toContain('jane@new.example');
    expect(stores.auth.user?.email).toBe('jane@mail.example');
  });

  it('changes once its code is entered', async () => {
    const { stores } = openWaiting({}, null);
    stub.reply('POST email/verify', { body: { ...jane, email: 'jane@new.example' } });
    await fill(await field('Code'), '123 456');
    await press('Change the address');
    expect(await screen.findByText('From now on you sign in as jane@new.example.')).toBeTruthy();
    expect(stub.sent('POST email/verify')).toEqual([{ challenge_id: 'c1', code: '123456' }]);
    expect(stores.auth.user?.email).toBe('jane@new.example');
    expect((await field('New email')).value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  it('says a wrong code beside the field and keeps the step', async () => {
    openWaiting({});
    const code = await field('Code');
    stub.reply('POST email/verify', { status: 400, body: { detail: 'That code isn’t right.' } });
    await fill(code, '000000');
    await press('Change the address');
    await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
    expect(code.value).toBe('000000');
  });

  it.each([
    ['keeps the step where only the code is over', waiting(), 'Code'],
    ['begins anew where the change is gone', null, 'New email'],
  ])('%s', async (_case, next, label) => {
    openWaiting({}, next);
    stub.reply('POST email/verify', { status: 410, body: { detail: 'This code has ended.' } });
    await fill(await field('Code'), '123456');
    await press('Change the address');
    expect(await screen.findByText('This code has ended.')).toBeTruthy();
    expect(await field(label)).toBeTruthy();
  });

  it('sends another code once the cool-down is over, and then counts down again', async () => {
    openWaiting({ resend_after: minutesFromNow(-1) }, waiting({ challenge_id: 'c2' }));
    stub.reply('POST email/resend', { status: 202, body: waiting({ challenge_id: 'c2' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(
      await screen.findByText('A new code is on its way to jane@new.example. Only this one works.'),
    ).toBeTruthy();
    const button = await screen.findByRole('button', { name: /^Send a new code in \d+ s$/ });
    await userEvent.click(button);
    expect(stub.sent('POST email/resend')).toHaveLength(1);
    stub.reply('POST email/verify', { status: 400, body: { detail: 'That code isn’t right.' } });
    await fill(await field('Code'), '123456');
    await press('Change the address');
    await waitFor(() => expect(stub.sent('POST email/verify')).toHaveLength(1));
    expect(stub.sent('POST email/verify')).toEqual([{ challenge_id: 'c2', code: '123456' }]);
  });

  it('says why no other code was sent, also where nothing waits any more', async () => {
    openWaiting({ resend_after: minutesFromNow(-1) }, null);
    stub.reply('POST email/resend', { status: 410, body: { detail: 'It no longer waits.' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('It no longer waits.')).toBeTruthy();
    expect(await field('New email')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  it('stays as it is where the change is given up', async () => {
    const { stores } = openWaiting({}, null);
    stub.reply('POST email/cancel', { status: 204 });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the change' }));
    const said = 'Your email address stays as it is. The code no longer works.';
    expect(await screen.findByText(said)).toBeTruthy();
    expect(await field('New email')).toBeTruthy();
    expect([messages(stores), stores.auth.user?.email]).toEqual([[said], 'jane@mail.example']);
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });
});

describe('the password', () => {
  const newPassword = () =>
    screen.findByLabelText<HTMLInputElement>(/password$/i, { selector: '#new_password' });
  const fillIn = async (current: string, next: string) => {
    await fill(await field('Current password'), current);
    await fill(await newPassword(), next);
  };

  it('is changed; the fields are cleared and it says what happened', async () => {
    stub.reply('POST password', { status: 204 });
    const { stores } = open('password');
    await fillIn('secret words', 'teapot umbrella gravel');
    await press('Change password');
    const said = 'Your password is changed. Your other devices are logged out.';
    expect(await screen.findByText(said)).toBeTruthy();
    expect(stub.sent('POST password')).toEqual([
      { current_password: 'secret words', new_password: 'teapot umbrella gravel' },
    ]);
    expect([(await field('Current password')).value, (await newPassword()).value]).toEqual(['', '']);
    expect(messages(stores)).toEqual([said]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Password' })),
    );
  });

  it('says a wrong current password beside its field, and keeps the new one', async () => {
    stub.reply('POST password', refusal(400, 'current_password', 'That isn’t your current password.'));
    const { stores } = open('password');
    await fillIn('guessed', 'teapot umbrella gravel');
    await press('Change password');
    const current = await field('Current password');
    await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));
    expect((await newPassword()).value).toBe('teapot umbrella gravel');
    expect(messages(stores)).toEqual(['That isn’t your current password.']);
  });

  it('is set where there is none, without one; an old sign-in leads to a new one', async () => {
    stub.reply('GET security', { body: { ...plain, has_password: false } });
    stub.reply('POST password', refusal(403, 'current_password', 'Sign in again to do this.'));
    const { stores } = open('password');
    await fill(await newPassword(), 'teapot umbrella gravel');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await press('Set password');
    expect(await screen.findByText(/It is more than 15 minutes/)).toBeTruthy();
    expect(stub.sent('POST password')).toEqual([{ new_password: 'teapot umbrella gravel' }]);
    await press('Sign in again');
    expect(stores.auth.isAuthenticated).toBe(false);
  });
});
