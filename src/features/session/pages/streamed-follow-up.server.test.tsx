// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { createEngine } from '../../../../server/modules/assessment/engine.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { PausingChat } from '../../../../tests/support/pausing-chat.ts';

const text =
  'In May our code was hard to read and to change, and I was stuck. I reproduced the fault on my own machine, read the logs, and went to a colleague and told her what I had tried.';
const stored = 'Your answer is stored';
const noFollowUp = 'Question 1 got no follow-up; that says nothing about your answer.';
const ask = 'Thank you for that, and now what exactly did you do yourself in these last days?';

const chat = new PausingChat();
const started = Date.now();
let late = 0;

const now = () => new Date(started + late);
const pages = servePages({ now, judging: createEngine({ ai: chat }) });
beforeAll(() => pages.signIn());
beforeEach(() => {
  chat.pieces = [ask.slice(0, 33), ask.slice(33, -5), ask.slice(-5)];
  chat.tailoring = 'correct';
  late = 0;
});

const post = (path: string, payload?: object) =>
  pages.ask('POST', `/api/v1/interviews/session${path}`, payload);

async function created(change: object = {}): Promise<Session> {
  const wish = { role_family: 'software', level: 'junior', question_type: 'behavioural', question_count: 2 };
  return post('', { mode: 'practice', ...wish, ...change });
}

const visit = ({ _id }: Session) => pages.visit(`/candidate/interviews/session/${_id}`);

/** Hands in an answer to the first question. */
async function answer(): Promise<Session> {
  const session = await created();
  await post(`/${session._id}/start`);
  await visit(session);
  await userEvent.click(await screen.findByRole('textbox', { name: 'Your answer' }));
  await userEvent.paste(text);
  await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  return session;
}

const live = () => document.querySelector('[aria-live="polite"][aria-relevant="additions"]');

it('shows a follow-up while it is written, and then asks it', async () => {
  await answer();
  await screen.findByRole('heading', { level: 1, name: stored });
  await waitFor(() => expect(live()?.textContent).toBe('Thank you for that, and now what exactly did '));
  screen.getByText('Question 1 of 2');
  for (const piece of live()?.children ?? []) expect(piece.textContent).toMatch(/^(?:\S+ )+$/);
  chat.goOn();
  await screen.findByRole('heading', { level: 1, name: ask });
  screen.getByText('Written by AI, about your answer');
  await screen.findByRole('textbox', { name: 'Your answer' });
});

it('withdraws what may not be asked, and says that there is no follow-up', async () => {
  chat.pieces = [ask.slice(0, -1), ' and where is it, under https://elsewhere.example or not?'];
  await answer();
  await waitFor(() => expect(live()?.textContent).toMatch(/^Thank you/));
  chat.pieces = [];
  chat.goOn();
  await screen.findByText(noFollowUp);
  screen.getByText('Question 2 of 2');
  expect(document.body.textContent).not.toMatch(/elsewhere/);
});

it('goes on by itself where the stream breaks and nothing comes', async () => {
  const real = window.fetch;
  const fetch = vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const { url } = new Request(input, init);
    if (url.endsWith('/follow-up')) return Promise.reject(new TypeError('There is no network.'));
    return real.call(window, input, init);
  });
  try {
    const session = await answer();
    await screen.findByRole('heading', { level: 1, name: stored });
    late = 8000;
    await visit(session);
    await screen.findByText(noFollowUp);
    screen.getByText('Question 2 of 2');
  } finally {
    fetch.mockRestore();
  }
});

it('says how questions were chosen, and shows the words of the bank beside those of an AI', async () => {
  const session = await created({ job_description: 'We run a payments service in a small team.' });
  await visit(session);
  await screen.findByText(/^By AI, from the question bank, for the text you pasted\./);
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  const heading = await screen.findByRole('heading', { level: 1, name: /^In a team like ours: / });
  screen.getByText('Worded by AI for what you pasted');
  screen.getByText(heading.textContent.replace('In a team like ours: ', ''));
});

it('says why questions were not tailored', async () => {
  chat.tailoring = 'broken JSON';
  await visit(await created({ job_description: 'We run a payments service in a small team.' }));
  await screen.findByText(
    /^The AI’s choice of questions could not be used, so they were chosen without it\./,
  );
});
