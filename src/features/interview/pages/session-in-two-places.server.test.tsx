// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { TestAccount } from '../../../../tests/support/accounts.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/test-server.ts';
import type { Session } from '../../../api/gen/types.gen.ts';
import { newCandidate, visitAs } from '../visit.fixture.tsx';

vi.setConfig({ testTimeout: 90_000 });

const sessions = '/api/v1/interviews/session';

let server: TestServer;
let candidate: TestAccount;
let session: Session;
/** The paths this page has posted to, in order. */
let writes: string[];

beforeAll(async () => {
  server = await startTestServer();
  candidate = await newCandidate(server);
});
beforeEach(async () => {
  const wish = { role_family: 'software', level: 'junior', question_type: 'behavioural', question_count: 3 };
  session = await elsewhere('', { mode: 'practice', ...wish });
  writes = [];
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const { method, url } = new Request(input, init);
    if (method === 'POST') writes.push(new URL(url).pathname);
    return real.call(window, input, init);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.localStorage.clear();
});
afterAll(() => server.close());

/** What the same person does on another device. */
async function elsewhere(path: string, payload?: object): Promise<Session> {
  const headers = { authorization: `Bearer ${candidate.accessToken}` };
  const url = `${sessions}${path}`;
  return (await server.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) })).json();
}

const visit = () => visitAs(server, candidate, `/candidate/interviews/session/${session._id}`);
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
  await elsewhere(`/${session._id}/start`);
  await userEvent.click(start);
  await screen.findByText('Question 1 of 3');
  await button('Done');
  expect(screen.queryByText(/was not started/)).toBeNull();
});

it('an answer that came too late is shown with its question until it is dismissed, and not sent again', async () => {
  await elsewhere(`/${session._id}/start`);
  await visit();
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  const turn = (await elsewhere(`/${session._id}/pause`)).current_turn;
  await elsewhere(`/${session._id}/turns/${turn?._id}/answer`, { text: 'What was written elsewhere.' });
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
  await elsewhere(`/${session._id}/start`);
  await visit();
  const field = await screen.findByRole('textbox', { name: 'Your answer' });
  await userEvent.click(field);
  await userEvent.paste('Written here.');
  await screen.findByText(/^Saved \d/);
  await saveElsewhere('Written there.');
  await userEvent.paste(' And more.');
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
  expect((await elsewhere(`/${session._id}/pause`)).current_turn?.draft?.text).toBe(
    'Written there. And here.',
  );
});

const written = async () =>
  (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' })).value;

/** Another device types more often than this one, so its revision is the higher one. */
async function saveElsewhere(text: string): Promise<void> {
  const { current_turn: turn } = await elsewhere(`/${session._id}/resume`);
  await server.app.inject({
    method: 'PUT',
    url: `${sessions}/${session._id}/turns/${turn?._id}/draft`,
    headers: { authorization: `Bearer ${candidate.accessToken}` },
    payload: { text, revision: (turn?.draft?.revision ?? 0) + 10 },
  });
}
