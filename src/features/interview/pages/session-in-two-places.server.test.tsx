// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { servePages } from '../../../../tests/support/pages.tsx';
import type { Session } from '../../../api/gen/types.gen.ts';

const sessions = '/api/v1/interviews/session';

let session: Session;
/** The paths this page has posted to, in order. */
let writes: string[];

const pages = servePages();
beforeAll(() => pages.signIn());
beforeEach(async () => {
  const wish = { role_family: 'software', level: 'junior', question_type: 'behavioural', question_count: 3 };
  session = await pages.ask('POST', sessions, { mode: 'practice', ...wish });
  writes = [];
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const { method, url } = new Request(input, init);
    if (method === 'POST') writes.push(new URL(url).pathname);
    return real.call(window, input, init);
  });
});

/** What the same person does on another device. */
const elsewhere = (path: string, payload?: object) =>
  pages.ask('POST', `${sessions}/${session._id}${path}`, payload);

const visit = () => pages.visit(`/candidate/interviews/session/${session._id}`);
const button = (name: string) => screen.findByRole('button', { name });
const sent = (end: string) => writes.filter((path) => path.endsWith(end));

it('a double click starts the interview once', async () => {
  await visit();
  const start = await button('Start the interview');
  act(() => {
    start.click();
    start.click();
  });
  await screen.findByText('Question 1 of 3');
  expect(sent('/start')).toHaveLength(1);
  expect(screen.queryByText(/was not started/)).toBeNull();
});

it('an interview that was started elsewhere counts as started', async () => {
  await visit();
  const start = await button('Start the interview');
  await elsewhere('/start');
  await userEvent.click(start);
  await screen.findByText('Question 1 of 3');
  await button('Done');
  expect(screen.queryByText(/was not started/)).toBeNull();
});

it('an answer that came too late is shown with its question until it is dismissed, and not sent again', async () => {
  await elsewhere('/start');
  await visit();
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  const turn = (await elsewhere('/pause')).current_turn;
  await elsewhere(`/turns/${turn?._id}/answer`, { text: 'What was written elsewhere.' });
  await userEvent.click(field);
  await userEvent.paste('What was written here.');
  await userEvent.click(await button('Done'));
  await screen.findByText('Your answer to question 1 was not taken');

  await visit();
  await screen.findByText('Your answer to question 1 was not taken');
  screen.getByText('What was written here.');
  await button('Done');
  expect(sent('/answer')).toHaveLength(1);
  await userEvent.click(await button('Dismiss'));
  await waitFor(() => expect(screen.queryByText(/was not taken/)).toBeNull());

  await visit();
  await button('Done');
  expect(screen.queryByText(/was not taken/)).toBeNull();
});

it('yields to a newer text of another device, and goes on with the one that is chosen', async () => {
  await elsewhere('/start');
  await visit();
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  await userEvent.click(field);
  await userEvent.paste('Written here.');
  await screen.findByText(/^Saved \d/);
  await saveElsewhere('Written there.');
  await userEvent.type(field, ' And more.');
  await screen.findByText('This answer was also changed elsewhere');
  screen.getByText('Written here. And more.');
  screen.getByText('Written there.');
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();

  await userEvent.click(await button('Go on with the text from elsewhere'));
  expect(await written()).toBe('Written there.');
  await saveElsewhere('Written there once more.');
  await userEvent.click(await screen.findByRole('textbox', { name: 'Your answer' }));
  await userEvent.paste(' And here.');
  await userEvent.click(await button('Go on with the text from here'));
  await screen.findByText(/^Saved \d/);
  expect((await elsewhere('/pause')).current_turn?.draft?.text).toBe('Written there. And here.');
});

const written = async () =>
  (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })).value;

/** Another device saves once, however many keys were pressed on this one since. */
async function saveElsewhere(text: string): Promise<void> {
  const { current_turn: turn } = await elsewhere('/resume');
  const revision = (turn?.draft?.revision ?? 0) + 1;
  await pages.ask('PUT', `${sessions}/${session._id}/turns/${turn?._id}/draft`, { text, revision });
}
