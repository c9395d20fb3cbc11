// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';
import { clientId } from '../../../capabilities/interview/client-id.ts';

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
const there = 'another-device';
const elsewhere = (path: string, payload?: object) =>
  pages.ask('POST', `${sessions}/${session._id}${path}`, payload, there);
const takeOverElsewhere = () => elsewhere('/client', { client: there, claim: 'take_over' });

const visit = () => pages.visit(`/candidate/interviews/session/${session._id}`);
const button = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
const sent = (end: string) => writes.filter((path) => path.endsWith(end));

const openElsewhere = () => screen.findByRole('heading', { name: 'This interview is open in another place' });
const takeOver = async () => press('Take over here');

it('a double click starts the interview once', async () => {
  await visit();
  const start = await button('Start');
  act(() => {
    start.click();
    start.click();
  });
  await screen.findByText('Question 1 of 3');
  expect(sent('/start')).toHaveLength(1);
  expect(screen.queryByText(/was not started/)).toBeNull();
});

it('an interview that was started in another tab counts as started', async () => {
  await visit();
  const start = await button('Start');
  await pages.ask('POST', `${sessions}/${session._id}/start`, undefined, clientId());
  await userEvent.click(start);
  await screen.findByText('Question 1 of 3');
  await button('Done');
  expect(screen.queryByText(/was not started/)).toBeNull();
});

it('an interview that was started on another device goes on there until it is taken over', async () => {
  await visit();
  const start = await button('Start');
  await takeOverElsewhere();
  await elsewhere('/start');
  await userEvent.click(start);
  await openElsewhere();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  await takeOver();
  await screen.findByText('Question 1 of 3');
  await button('Done');
});

it('a page that is opened beside one that is alive asks first, and pauses nothing when it goes', async () => {
  await elsewhere('/start');
  await elsewhere('/client', { client: there, claim: 'open' });
  await visit();
  await openElsewhere();
  cleanup();
  expect((await elsewhere('/heartbeat')) && (await look()).status).toBe('in_progress');
  expect([sent('/pause'), sent('/resume'), sent('/heartbeat')]).toEqual([[], [], []]);
});

it('a page that comes to the front says by itself that the interview went on elsewhere', async () => {
  await elsewhere('/start');
  await visit();
  await button('Done');
  await takeOverElsewhere();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await openElsewhere();
  expect((await look()).status).toBe('in_progress');
  expect(sent('/pause')).toEqual([]);
});

it('a page that missed that another device went on and left shows the question that is open by now', async () => {
  await elsewhere('/start');
  await visit();
  await button('Done');
  await takeOverElsewhere();
  await elsewhere(`/turns/${await openTurnId()}/skip`);
  await elsewhere('/client', { client: there, claim: 'leave' });
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await screen.findByText('Question 2 of 3');
});

it('goes on at once where the other device has left', async () => {
  await elsewhere('/start');
  await elsewhere('/client', { client: there, claim: 'open' });
  await elsewhere('/client', { client: there, claim: 'leave' });
  await visit();
  await button('Done');
});

it('an answer that came too late is shown with its question until it is dismissed, and not sent again', async () => {
  await elsewhere('/start');
  await visit();
  const typing = await field();
  await takeOverElsewhere();
  await elsewhere(`/turns/${await openTurnId()}/answer`, { text: 'What was written elsewhere.' });
  await userEvent.click(typing);
  await userEvent.paste('What was written here.');
  await press('Done');
  await openElsewhere();
  await screen.findByText(/^An answer that you submitted here is not stored yet/);
  await takeOver();
  await screen.findByText('Your answer to question 1 was not taken');
  screen.getByText(/^This question is closed/);
  const attempts = sent('/answer').length;

  await visit();
  await screen.findByText('Your answer to question 1 was not taken');
  screen.getByText('What was written here.');
  await button('Done');
  expect(sent('/answer')).toHaveLength(attempts);
  await press('Dismiss');
  await waitFor(() => expect(screen.queryByText(/was not taken/)).toBeNull());

  await visit();
  await button('Done');
  expect(screen.queryByText(/was not taken/)).toBeNull();
});

it('an answer submitted without a network waits for its client to take over, and is stored once', async () => {
  await elsewhere('/start');
  await visit();
  await userEvent.click(await field());
  await userEvent.paste('I read the logs and reproduced the fault, before I changed one line.');
  const isAway = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await press('Done');
  await screen.findByText(/There is no connection/);
  await takeOverElsewhere();
  isAway.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await openElsewhere();
  await screen.findByText(/^An answer that you submitted here is not stored yet/);
  expect((await look()).turns.map(({ outcome }) => outcome)).toEqual([null]);

  await takeOver();
  await waitFor(async () => expect((await look()).turns).toHaveLength(2));
  const { turns } = await look();
  expect(turns.filter(({ answer }) => answer?.startsWith('I read the logs'))).toHaveLength(1);
  expect(screen.queryByText(/is not stored yet/)).toBeNull();
});

/** An answer of which two clients hold other words; the session goes on in the other one. */
async function writtenInBoth(): Promise<void> {
  await elsewhere('/start');
  await visit();
  await userEvent.click(await field());
  await userEvent.paste('Written here.');
  await screen.findByText(/^Saved \d/);
  await saveElsewhere('Written there.');
  await userEvent.type(await field(), ' And more.');
  await openElsewhere();
}

it('keeps a text that was typed beside another device’s, and goes on with the one that is chosen', async () => {
  await writtenInBoth();
  await takeOver();
  await screen.findByText('This answer was also changed elsewhere');
  screen.getByText('Written here. And more.');
  screen.getByText('Written there.');
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();

  await press('Go on with the text from elsewhere');
  expect((await field()).value).toBe('Written there.');
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  await saveElsewhere('Written there once more.');
  await userEvent.click(await field());
  await userEvent.paste(' And here.');
  await openElsewhere();
  await takeOver();
  await press('Go on with the text from here');
  await screen.findByText(/^Saved \d/);
  expect((await look()).current_turn?.draft?.text).toBe('Written there. And here.');
});

it('goes on with both texts, and with the cursor behind them', async () => {
  await writtenInBoth();
  screen.getByRole('link', { name: 'Dashboard' });
  expect(screen.queryByRole('link', { name: 'Save and leave' })).toBeNull();
  await takeOver();
  await press('Go on with both, one after the other');
  const both = 'Written there.\n\nWritten here. And more.';
  await waitFor(async () => expect((await field()).value).toBe(both));
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  await userEvent.keyboard(' The end.');
  await waitFor(async () => expect((await field()).value).toBe(`${both} The end.`));
  await waitFor(async () => expect((await look()).current_turn?.draft?.text).toBe(`${both} The end.`));
});

it('shows what was typed here last and is not in the answer that was submitted elsewhere', async () => {
  await elsewhere('/start');
  await visit();
  await userEvent.click(await field());
  await userEvent.paste('Written here.');
  await screen.findByText(/^Saved \d/);
  await takeOverElsewhere();
  const typing = await field();
  await elsewhere(`/turns/${await openTurnId()}/answer`, { text: 'Written here.' });
  await userEvent.click(typing);
  await userEvent.paste(' And more.');
  await openElsewhere();
  await takeOver();
  await screen.findByText('What you wrote to question 1 was not submitted');
  screen.getByText(/^This question was submitted elsewhere, without/);
  screen.getByText('Written here. And more.');
  await press('Dismiss');
  await waitFor(() => expect(screen.queryByText(/was not submitted$/)).toBeNull());
});

/** The session as the server has it. */
const look = () => pages.ask('GET', `${sessions}/${session._id}`);

const openTurnId = async () => (await look()).current_turn?._id;

/** Another device takes over and saves once, however many keys were pressed on this one since. */
async function saveElsewhere(text: string): Promise<void> {
  await takeOverElsewhere();
  const { current_turn: turn } = await look();
  const revision = (turn?.draft?.revision ?? 0) + 1;
  const url = `${sessions}/${session._id}/turns/${turn?._id}/draft`;
  await pages.ask('PUT', url, { text, revision }, there);
}
