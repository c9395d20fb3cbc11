// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { users } from '../../../../server/platform/database/schema/index.ts';
import { decideOnConsents, inviteToInterview } from '../../../../tests/support/interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';

const pages = servePages();
beforeEach(() => pages.signIn());

const open = (tab: string) => pages.visit(`/candidate/settings?tab=${tab}`);
const fill = async (label: string, text: string) => {
  await userEvent.clear(await screen.findByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

it('the mail about a report is off, and a switch that was set stays set', async () => {
  const name = 'Practice report ready';
  const isOn = async () => (await screen.findByRole<HTMLInputElement>('checkbox', { name })).checked;
  await open('notifications');
  expect(await isOn()).toBe(false);
  await userEvent.click(await screen.findByRole('checkbox', { name }));
  expect((await screen.findAllByText('You’ll get this email.')).length).toBeGreaterThan(0);
  await open('notifications');
  expect(await isOn()).toBe(true);
});

it('the look of pages is chosen at once and kept in this browser', async () => {
  await open('accessibility');
  await userEvent.click(await screen.findByRole('radio', { name: 'Largest' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Reduced' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  const { dataset } = document.documentElement;
  await waitFor(() => expect(dataset).toMatchObject({ text: 'largest', motion: 'reduced', scheme: 'dark' }));
  expect(JSON.parse(window.localStorage.getItem('display') ?? '')).toEqual({
    text: 'largest',
    motion: 'reduced',
  });
});

describe('consents', () => {
  it('are none for somebody who was asked for none', async () => {
    await open('consents');
    expect(await screen.findByText(/No interview has asked for your consent/)).toBeTruthy();
  });

  it('are withdrawn once it was said what follows, and then stand as declined', async () => {
    const id = await inviteToInterview(pages.server, pages.account.email);
    await decideOnConsents(pages.server, pages.account, id);
    await open('consents');
    await press('Withdraw Camera, Engineer (sample)');
    const dialog = await screen.findByRole('alertdialog');
    expect(screen.getByText('Camera: agreed')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Camera: declined')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Withdraw Camera/ })).toBeNull();
    const after = await pages.ask<InvitedInterview>('GET', `/api/v1/interviews/invited/${id}`);
    expect(after.consents.find(({ item }) => item === 'camera')?.decision?.is_given).toBe(false);
  });
});

it('everything that is held is handed over as one file', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  await open('your-data');
  await press('Download my data');
  expect((await screen.findAllByText('Check your downloads.')).length).toBeGreaterThan(0);
  const [file] = files;
  expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({ account: { email: pages.account.email } });
});

describe('deleting the account', () => {
  const accounts = () => pages.server.db.$count(users, eq(users.id, pages.account.userId));

  it('needs the address and the password, and ends at the start page, which says so', async () => {
    await open('your-data');
    await press('Delete my account');
    await screen.findByRole('alertdialog', { name: 'Delete your account' });
    await fill('Your email address', 'other@mail.example');
    await press('Delete for good');
    expect(
      await screen.findByRole('link', { name: `Enter your address, ${pages.account.email}, to confirm.` }),
    ).toBeTruthy();
    await fill('Your email address', pages.account.email);
    await fill('Current password', 'guessed');
    await press('Delete for good');
    expect(await screen.findByRole('link', { name: 'That isn’t your current password.' })).toBeTruthy();
    expect(await accounts()).toBe(1);

    await fill('Current password', pages.account.password);
    await press('Delete for good');
    await screen.findByText('Your account is deleted');
    expect(window.location.pathname).toBe('/');
    expect(await accounts()).toBe(0);
    expect(window.localStorage.getItem('auth')).toBeNull();
  });

  it('is given up with the safe button, which has the focus', async () => {
    await open('your-data');
    await press('Delete my account');
    const safe = await screen.findByRole('button', { name: 'Keep my account' });
    await waitFor(() => expect(document.activeElement).toBe(safe));
    await userEvent.click(safe);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await accounts()).toBe(1);
  });
});
