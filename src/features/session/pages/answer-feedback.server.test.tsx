// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import type { PracticeSessionRequest, Session } from '../../../../openapi/gen/types.gen.ts';
import { createEngine } from '../../../../server/modules/assessment/engine.ts';
import type { ChatClient } from '../../../../server/platform/ai/chat.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press, usableButton } from '../../../../tests/support/press.ts';
import { judged } from '../../../../tests/support/sessions.ts';

const sessions = '/api/v1/interviews/session';
const quote = 'I reproduced the fault on my own machine';
const words = `In March our checkout failed for some orders, and its code was hard to read and to change. ${quote}, read the logs, wrote a failing test and was stuck for half a day. I went to a colleague, told her what I had tried, and we fixed the query. In the end errors fell to zero in two days, and I learned to ask early.`;
/** What follows the quote in its sentence. */
const sentence = `${quote}, read the logs, wrote a failing test and was stuck for half a day.`;
const fewer = `Our code was hard to read and to change, and I was stuck. ${quote}, read the logs, and went to a colleague and told her what I had tried.`;

/** A model that judges when a test says so, and asks nothing. */
let judge: PromiseWithResolvers<void>;
const chat: ChatClient = {
  host: 'ai.example',
  model: 'small-model',
  trouble: () => null,
  probe: async () => {},
  complete: async ({ schema }) => {
    await judge.promise;
    if (schema?.name === 'words_to_rater') return { text: JSON.stringify({ speak_to_rater: [] }) };
    const addressed = { reason: 'It tells of it.', answer: 'yes' };
    const evidence = [{ turn: 1, quote }];
    return {
      text: JSON.stringify({ addresses_question: addressed, evidence, anchor: 3, missing: [1], score: 4 }),
    };
  },
  stream: async () => ({ text: 'NONE' }),
};

const pages = servePages({ judging: createEngine({ ai: chat }) });
beforeAll(() => pages.signIn());

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const feedback = () => heading('Feedback on your answer');
const hasFocus = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement === element).toBe(true));

/** A practice of two questions with feedback after each, at its first question. */
async function open(change: Partial<PracticeSessionRequest> = {}): Promise<Session> {
  judge = Promise.withResolvers();
  const wish = { role_family: 'software', level: 'junior', question_type: 'behavioural', question_count: 2 };
  const body = { mode: 'practice', ...wish, feedback_after_each: true, ...change };
  const { _id } = await pages.ask('POST', sessions, body);
  const session = await pages.ask('POST', `${sessions}/${_id}/start`);
  await pages.visit(`/candidate/interviews/session/${_id}`);
  return session;
}

async function answer(text: string): Promise<void> {
  await userEvent.click(await screen.findByRole('textbox', { name: 'Your answer' }));
  await userEvent.paste(text);
  await press('Done');
}

/** Chooses an option of the open question by its place, and hands it in. */
async function choose(index: number): Promise<void> {
  const group = within(await screen.findByRole('group', { name: /^Your answer: choose/ }));
  const options = [...group.queryAllByRole('radio'), ...group.queryAllByRole('checkbox')];
  const option = options[index];
  if (!option) throw new Error(`There is no option ${index}.`);
  await userEvent.click(option);
  await press('Done');
}

it('with a model the page says that it reads, and shows what it found once it has', async () => {
  await open();
  await answer(words);
  await hasFocus(await feedback());
  const status = await screen.findByText('An AI is reading your answer. You don’t have to wait.');
  expect(status.closest('[role=status]')).not.toBeNull();
  screen.getByText('Question 1 of 2 · Feedback');
  await usableButton('Next');
  judge.resolve();
  await screen.findByText('AI score: 4 of 5');
  expect(screen.queryByText(/An AI is reading/)).toBeNull();
  await screen.findByRole('heading', { level: 3, name: 'Add one thing' });
  screen.getByText(/^A strong answer [a-z].*\.$/);
  const places = screen.getAllByText('+ Add it here');
  expect(places).toHaveLength(1);
  expect(places[0]?.previousElementSibling?.textContent).toBe(sentence.replace(quote, ''));
  expect(screen.getByText('Details').closest('details')?.open).toBe(false);
  screen.getByText('Not shown in the answer');
  await screen.findByText(/^Your best answer counts .* 2 retries left\.$/);
});

it('nobody has to wait for the model: the next question is there at once', async () => {
  const { _id } = await open();
  await answer(words);
  await press('Next');
  await screen.findByText('Question 2 of 2');
  const now = await pages.ask('GET', `${sessions}/${_id}`);
  await hasFocus(await heading(now.current_turn?.prompt ?? ''));
  judge.resolve();
});

it('a retry stands beside the first answer, and what it changed; a reload keeps both, and so does the report', async () => {
  const { _id } = await open();
  judge.resolve();
  await answer(words);
  await screen.findByRole('heading', { level: 3, name: 'Add one thing' });
  await press('Retry');
  await screen.findByText('Question 1 of 2 · Retry');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  await waitFor(() => expect(field.value).toBe(words));
  await hasFocus(field);
  expect(words.slice(0, field.selectionStart).endsWith(`${sentence} `)).toBe(true);
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(
    screen.getByText(/^a strong answer/).id,
  );
  await press('Start over');
  expect(field.value).toBe('');
  await press('Begin with your answer before');
  expect(field.value).toBe(words);
  await userEvent.clear(field);
  await answer(fewer);
  await hasFocus(await feedback());
  await pages.open(`/candidate/interviews/session/${_id}`);
  const retry = within(await screen.findByRole('group', { name: 'Retry 1' }));
  await screen.findByText(/^AI score 4, before 4\./);
  expect(retry.getByRole('blockquote').textContent).toContain('told her what I had tried.');
  const first = within(await screen.findByRole('group', { name: 'First answer' }));
  expect(first.getByRole('blockquote').textContent).toBe(words);
  // Both answers have marks, and Tab reaches them as one.
  expect(first.getByRole('blockquote').querySelector('mark')).not.toBeNull();
  (await feedback()).focus();
  await userEvent.tab();
  await userEvent.tab();
  await hasFocus(await usableButton('Next'));
  await screen.findByText(/1 retry left\.$/);

  await press('Finish early…');
  await press('Finish now');
  const { report_id } = await judged(pages.server, pages.account, _id);
  await pages.open(`/candidate/reports/${report_id}`);
  const kept = within(await screen.findByRole('group', { name: 'Retry 1' }));
  kept.getByText(/AI score 4, before 4\./);
});

it('a choice shows its key, is chosen again, and the last question leads to the report', async () => {
  await open({ question_type: 'multiple_choice', question_count: 1 });
  await choose(0);
  await feedback();
  expect((await screen.findAllByText(/^Right answer ·/)).length).toBeGreaterThan(0);
  await press('Retry');
  await choose(1);
  await feedback();
  screen.getByText(/1 retry left\.$/);
  await press('See report');
  await userEvent.click(await screen.findByRole('link', { name: /report/i }));
  await screen.findByRole('heading', { level: 2, name: 'Held against the key' });
  await screen.findByRole('group', { name: 'First answer' });
});

it('a retry that is stopped leads back to the feedback, and its draft is gone', async () => {
  await open({ question_type: 'multiple_choice' });
  await choose(0);
  await press('Retry');
  await press('Skip');
  await press('Stop the retry');
  await hasFocus(await feedback());
  await screen.findByText(/1 retry left\.$/);
});

it('a skipped question shows what a strong answer shows, and can be tried or left behind', async () => {
  await open();
  judge.resolve();
  await press('Skip');
  await screen.findByText(/You see what a strong answer shows before you go on\.$/);
  await press('Skip question');
  await hasFocus(await heading('You skipped this question'));
  const news = await screen.findByText(/^A skipped question scores 1\./);
  expect(screen.queryByText(/^AI score/)).toBeNull();
  expect(news.closest('[role=status]')).not.toBeNull();
  expect(screen.getByText('What a strong answer shows').closest('details')?.open).toBe(true);
  expect(screen.queryByRole('heading', { name: 'Your answer' })).toBeNull();
  screen.getByText(/^An answer now replaces the skip .* You can answer it twice\.$/);
  await press('Answer now');
  await screen.findByText('Question 1 of 2 · Skipped before');
  await screen.findByText(/this answer has its own time$/);
  expect(screen.queryByText('Your answer before')).toBeNull();
  await answer(words);
  await hasFocus(await feedback());
  expect(screen.queryByRole('group', { name: 'Skipped' })).toBeNull();
  screen.getByText(/^Your best answer counts for the report, the first one for the trend\./);
  expect(screen.queryByText(/Your retry|Retry 1/)).toBeNull();
  await press('Next');
  await screen.findByText('Question 2 of 2');
});

it('a skipped choice shows its key', async () => {
  await open({ question_type: 'multiple_choice' });
  await press('Skip');
  await press('Skip question');
  await hasFocus(await heading('You skipped this question'));
  expect((await screen.findAllByText('Right answer')).length).toBeGreaterThan(0);
});

it('it is offered in the set-up, and can be left out', async () => {
  await pages.visit('/candidate/interviews/practice');
  const field = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Feedback after each answer' });
  expect(field.checked).toBe(true);
  await userEvent.click(field);
  await press('Start practice');
  await screen.findByText('Question 1 of 3');
  const id = window.location.pathname.split('/').at(-1);
  expect((await pages.ask('GET', `/api/v1/interviews/session/${id}`)).feedback_after_each).toBe(false);
});
