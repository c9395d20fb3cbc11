// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { inviteToInterview } from '../../../../tests/support/interviews.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { hearServerTime } from '../../../lib/server-clock.ts';

const minuteMs = 60_000;

/** The device of these tests is an hour slow. */
const now = () => new Date(Date.now() + 60 * minuteMs);

const pages = servePages({
  now,
  extend: (app) =>
    app.addHook('onRequest', async (_request, reply) => void reply.header('date', now().toUTCString())),
});
beforeAll(() => pages.signIn());
afterEach(() => hearServerTime(new Date().toUTCString()));

const fact = async (term: string) =>
  within((await screen.findByText(term)).nextElementSibling as HTMLElement).getByRole('time');

it('tells of an interview by the server’s clock when it opens and how long one has', async () => {
  const ago = (minutes: number) => new Date(now().getTime() - minutes * minuteMs);
  const opensAt = ago(-30.5);
  const closesAt = ago(-90.5);
  const id = await inviteToInterview(pages.server, pages.account.email, { at: now(), opensAt, closesAt });
  await pages.visit(`/candidate/interviews/${id}`);
  expect((await fact('Opens')).textContent).toMatch(/^in 30 minutes/);
  expect((await fact('Start before')).textContent).toMatch(/^in 1 hour/);
});

it('says of a session that was set up or used just now that it was', async () => {
  const wish = { role_family: 'software', level: 'junior', question_type: 'behavioural', question_count: 3 };
  const path = '/api/v1/interviews/session';
  const { _id } = await pages.ask('POST', path, { mode: 'practice', ...wish });
  const listed = async (words: RegExp) => {
    await pages.visit('/candidate/interviews/practice');
    await waitFor(() => expect(screen.getByText(/questions done/).textContent).toMatch(words));
  };
  await listed(/not started, set up just now/);
  await pages.ask('POST', `${path}/${_id}/start`);
  await listed(/last used just now/);
});
