// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SocialProvider } from '../../../../openapi/gen/types.gen.ts';
import { plain, refusal, renderSettings, startStub } from '../account-page.fixture.tsx';

const google = {
  _id: 's1',
  provider: 'google',
  email: 'jane@person.example',
  linked_at: '2026-11-01T10:00:00Z',
};
const linkedIn = { ...google, _id: 's2', provider: 'linkedin' };

let stub: Awaited<ReturnType<typeof startStub>>;
beforeEach(async () => {
  stub = await startStub();
});
afterEach(async () => {
  cleanup();
  await stub.close();
});

const state = (...social_logins: object[]) => ({ body: { ...plain, social_logins } });
const open = (tab: string, ...socialProviders: SocialProvider[]) =>
  renderSettings({ origin: stub.origin, tab, socialProviders });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const tabNamed = (name: string) => screen.queryByRole('tab', { name });

it.each<[string, SocialProvider[], object[], boolean]>([
  ['neither set up nor linked', [], [], false],
  ['set up', ['google'], [], true],
  ['linked', [], [google], true],
])('have a tab where a provider is %s', async (_case, offered, linked, isShown) => {
  stub.reply('GET security', state(...linked));
  open('account', ...offered);
  await screen.findByLabelText('New email');
  await waitFor(() => expect(tabNamed('Linked accounts') !== null).toBe(isShown));
});

it('are listed with their address, and it says how another one is linked', async () => {
  stub.reply('GET security', state(google));
  open('linked-accounts', 'google', 'linkedin');
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toMatch(/^Google.*jane@person\.example, linked/);
  expect(screen.getByText(/^To sign in with LinkedIn, choose it the next time/)).toBeTruthy();
});

it('are unlinked with the password, and the focus is not lost', async () => {
  stub.reply('GET security', state(google, linkedIn), state(linkedIn));
  const wrong = 'That isn’t your current password.';
  stub.reply(
    'POST social-logins/s1/unlink',
    refusal(400, 'current_password', wrong),
    { status: 409, body: { detail: 'Set a password first.' } },
    { status: 204 },
  );
  const { stores } = open('linked-accounts', 'google');
  await press('Unlink Google, jane@person.example');
  const password = await screen.findByLabelText('Current password');
  await userEvent.click(password);
  await userEvent.paste('secret words');
  await press('Unlink');
  expect(await screen.findByRole('link', { name: wrong })).toBeTruthy();
  await press('Unlink');
  expect(await screen.findByText('Set a password first.')).toBeTruthy();
  await press('Unlink');
  await waitFor(() => expect(screen.queryByText('Google')).toBeNull());
  expect(stub.sent('POST social-logins/s1/unlink')).toEqual(
    Array(3).fill({ current_password: 'secret words' }),
  );
  expect(stores.notifications.items.map(({ title }) => title)).toEqual([
    'Error 400',
    'Error 409',
    'Google unlinked',
  ]);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Linked accounts' })),
  );
});

it.each([
  ['only it', [google], true],
  ['another one too', [google, linkedIn], false],
])('can be unlinked without a password unless %s leads in', async (_case, linked, isOnly) => {
  stub.reply('GET security', { body: { ...plain, has_password: false, social_logins: linked } });
  open('linked-accounts', 'google');
  await screen.findAllByRole('listitem');
  expect(screen.queryByRole('link', { name: 'Set a password first' }) !== null).toBe(isOnly);
  expect(screen.queryByRole('button', { name: /^Unlink Google/ }) === null).toBe(isOnly);
});
