// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { TestAccount } from '../../../../tests/support/accounts.ts';
import { inviteToInterview } from '../../../../tests/support/interviews.ts';
import { call } from '../../../../tests/support/sessions.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import type { AccommodationWishes, InvitedInterview, Session } from '../../../api/gen/types.gen.ts';
import { newCandidate, visitAs } from '../visit.fixture.tsx';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let candidate: TestAccount;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  candidate = await newCandidate(server);
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterAll(() => server.close());

const ask = <T,>(method: string, path: string, body?: object) =>
  call<T>(server, candidate, method, `/api/v1${path}`, body);
const visit = (path: string) => visitAs(server, candidate, path);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const requested = async (id: string) =>
  (await ask<InvitedInterview>('GET', `/interviews/invited/${id}`)).accommodations;

const wishes = { extra_time_percent: 50, text_only: true, pauses: false, note: 'A reader of screens.' };
const saveWishes = () => ask<AccommodationWishes>('PUT', '/candidate/accommodation-wishes', wishes);

it('what somebody needs is written once in the settings, and stays there', async () => {
  await visit('/candidate/settings?tab=accessibility');
  const form = within(await screen.findByRole('form', { name: 'What you need' }));
  await userEvent.click(form.getByRole('radio', { name: '50% more' }));
  await userEvent.click(form.getByRole('checkbox', { name: /^Text only/ }));
  await userEvent.click(form.getByLabelText('Note (optional)'));
  await userEvent.paste(wishes.note);
  expect(form.queryByText(/^Saved/)).toBeNull();
  await press('Save');
  await screen.findByText(/^Saved .+/);
  expect(await ask('GET', '/candidate/accommodation-wishes')).toMatchObject(wishes);
  await visit('/candidate/settings?tab=accessibility');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Note (optional)')).value).toBe(wishes.note);
});

it('a note that was typed and not saved is there at the next visit', async () => {
  await visit('/candidate/settings?tab=accessibility');
  await userEvent.click(await screen.findByLabelText('Note (optional)'));
  await userEvent.paste('Half a sente');
  await visit('/candidate/settings?tab=accessibility');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Note (optional)')).value).toBe('Half a sente');
});

it('it is offered with an invitation, and sent only once the button is pressed', async () => {
  await saveWishes();
  const id = await inviteToInterview(server, candidate.email);
  await visit(`/candidate/interviews/${id}`);
  const form = within(await screen.findByRole('form', { name: 'Accommodations' }));
  expect(form.getByRole<HTMLInputElement>('radio', { name: '50% more' }).checked).toBe(true);
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: /^Text only/ }).checked).toBe(true);
  screen.getByText(/Nobody sees them before you ask/);
  expect(await requested(id)).toMatchObject({ state: 'none', requested: null, note: null });
  await press('Ask for accommodations');
  await screen.findByText(/^You asked for 50% extra time and text only/);
  expect(await requested(id)).toMatchObject({ state: 'waiting', note: wishes.note });
  expect(screen.queryByText(/Nobody sees them before you ask/)).toBeNull();
});

it('is asked for in the middle of an interview, which goes on', async () => {
  await saveWishes();
  const id = await inviteToInterview(server, candidate.email);
  const { consents } = await ask<InvitedInterview>('GET', `/interviews/invited/${id}`);
  const decisions = consents.map(({ item, version }) => ({ item, version, is_given: true }));
  await ask('POST', `/interviews/invited/${id}/consents`, { decisions });
  const session = await ask<Session>('POST', '/interviews/session', { mode: 'ai', interview_id: id });
  await ask('POST', `/interviews/session/${session._id}/start`);
  await visit(`/candidate/interviews/session/${session._id}`);
  await userEvent.click(await screen.findByText('Having trouble?'));
  await press('Ask for accommodations');
  await screen.findByText(/^You asked for 50% extra time and text only/);
  expect(await requested(id)).toMatchObject({ state: 'waiting', note: wishes.note });
  expect(await ask('GET', `/interviews/session/${session._id}`)).toMatchObject({ status: 'in_progress' });
  screen.getByRole('button', { name: 'Done' });
});

it('is own words alone where that is what somebody needs', async () => {
  const id = await inviteToInterview(server, candidate.email);
  await visit(`/candidate/interviews/${id}`);
  const form = within(await screen.findByRole('form', { name: 'Accommodations' }));
  await userEvent.click(form.getByLabelText('Note (optional)'));
  await userEvent.paste('Somebody signs for me.');
  await press('Ask for accommodations');
  await screen.findByText('Your note: Somebody signs for me.');
  expect(await requested(id)).toMatchObject({ state: 'waiting', note: 'Somebody signs for me.' });
});
