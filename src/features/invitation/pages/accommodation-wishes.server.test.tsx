// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { AccommodationWishes, InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { begunAttempt, decideOnConsents, inviteToInterview } from '../../../../tests/support/interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';

const pages = servePages();
beforeEach(() => pages.signIn());

const requested = async (id: string) =>
  (await pages.ask<InvitedInterview>('GET', `/api/v1/interviews/invited/${id}`)).accommodations;

const wishes = { extra_time_percent: 50, text_only: true, pauses: false, note: 'A reader of screens.' };
const wishesPath = '/api/v1/candidate/accommodation-wishes';
const saveWishes = () => pages.ask<AccommodationWishes>('PUT', wishesPath, wishes);

it('what somebody needs is written once in the settings, and stays there', async () => {
  await pages.visit('/candidate/settings?tab=accessibility');
  const form = within(await screen.findByRole('form', { name: 'What you need' }));
  await userEvent.click(form.getByRole('radio', { name: '50% more' }));
  await userEvent.click(form.getByRole('checkbox', { name: /^Text only/ }));
  await userEvent.click(form.getByLabelText('Note (optional)'));
  await userEvent.paste(wishes.note);
  expect(form.queryByText(/^Saved/)).toBeNull();
  await press('Save');
  await screen.findByText(/^Saved .+/);
  expect(await pages.ask('GET', wishesPath)).toMatchObject(wishes);
  await pages.visit('/candidate/settings?tab=accessibility');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Note (optional)')).value).toBe(wishes.note);
});

it('a note that was typed and not saved is there at the next visit', async () => {
  await pages.visit('/candidate/settings?tab=accessibility');
  await userEvent.click(await screen.findByLabelText('Note (optional)'));
  await userEvent.paste('Half a sente');
  await pages.visit('/candidate/settings?tab=accessibility');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Note (optional)')).value).toBe('Half a sente');
});

it('it is offered with an invitation, and sent only once the button is pressed', async () => {
  await saveWishes();
  const id = await inviteToInterview(pages.server, pages.account.email);
  await pages.visit(`/candidate/interviews/${id}?step=choices`);
  const form = within(await screen.findByRole('form', { name: 'Accommodations' }));
  expect(form.getByRole<HTMLInputElement>('radio', { name: '50% more' }).checked).toBe(true);
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: /^Text only/ }).checked).toBe(true);
  screen.getByText(/Nobody sees them before you ask/);
  expect(await requested(id)).toMatchObject({ state: 'none', requested: null, note: null });
  await press('Send my request');
  const standing = await screen.findByText(/^You asked for 50% extra time and text only/);
  expect(await requested(id)).toMatchObject({ state: 'waiting', note: wishes.note });
  await waitFor(() => expect(document.activeElement).toBe(standing.closest('[role="status"]')));
  const again = screen.getByText('Change my request').closest('details');
  expect(again?.open).toBe(false);
  expect(screen.queryByText(/Nobody sees them before you ask/)).toBeNull();
});

it('is not decided yet: so it says at the invitation, and again on the page before the start', async () => {
  const id = await inviteToInterview(pages.server, pages.account.email);
  await decideOnConsents(pages.server, pages.account, id);
  await pages.ask('POST', `/api/v1/interviews/invited/${id}/accommodations`, wishes);
  await pages.visit(`/candidate/interviews/${id}?step=ready`);
  const undecided = 'Your request is not decided yet: 50% extra time and text only.';
  await screen.findByText(undecided);
  screen.getByText(/you start with what is granted so far: nothing beyond the usual\./);
  const { _id } = await pages.ask('POST', '/api/v1/interviews/session', { mode: 'ai', interview_id: id });
  await pages.visit(`/candidate/interviews/session/${_id}`);
  await screen.findByText(undecided);
  await press('Start interview');
  await screen.findByText('Question 1 of 3');
  expect(screen.queryByText(undecided)).toBeNull();
});

it('is asked for in the middle of an interview, which goes on', async () => {
  await saveWishes();
  const id = await inviteToInterview(pages.server, pages.account.email);
  const { _id } = await begunAttempt(pages.server, pages.account, id);
  await pages.visit(`/candidate/interviews/session/${_id}`);
  await userEvent.click(await screen.findByText('Having trouble?'));
  await press('Send my request');
  await screen.findByText(/^You asked for 50% extra time and text only/);
  expect(await requested(id)).toMatchObject({ state: 'waiting', note: wishes.note });
  expect((await pages.ask('GET', `/api/v1/interviews/session/${_id}`)).status).toBe('in_progress');
  screen.getByRole('button', { name: 'Done' });
});

it('is own words alone where that is what somebody needs', async () => {
  const id = await inviteToInterview(pages.server, pages.account.email);
  await pages.visit(`/candidate/interviews/${id}?step=choices`);
  const form = within(await screen.findByRole('form', { name: 'Accommodations' }));
  await userEvent.click(form.getByLabelText('Note (optional)'));
  await userEvent.paste('Somebody signs for me.');
  await press('Send my request');
  await screen.findByText('Your note: Somebody signs for me.');
  expect(await requested(id)).toMatchObject({ state: 'waiting', note: 'Somebody signs for me.' });
});
