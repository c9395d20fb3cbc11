// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { servePages } from '../../../../tests/support/pages.tsx';
import { validAnswerTo } from '../../../../tests/support/valid-answers.ts';
import { carryTrial, trialOf } from '../../../stores/kept-trial.ts';

const pages = servePages();

const tryIt = () => screen.getByRole('region', { name: 'Try a real question' });
const answerField = () => screen.findByLabelText<HTMLTextAreaElement>('Your answer');

/** Chooses a role, answers and reads the feedback; gives the question and the answer. */
async function tried() {
  await pages.open('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Software' }));
  await waitFor(async () => expect(await answerField()).toBe(document.activeElement));
  const question = document.getElementById('try-question')?.textContent ?? '';
  const answer = validAnswerTo(question);
  await userEvent.click(await answerField());
  await userEvent.paste(answer);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByRole('link', { name: 'Save this and practice on' });
  return { question, answer };
}

it('one question is answered without an account, and its feedback is read', async () => {
  const { answer } = await tried();
  const part = within(tryIt());
  expect(part.getByRole('blockquote').textContent).toContain(answer.slice(0, 20));
  expect(document.activeElement?.querySelector('h3')).toBeTruthy();
  expect(part.getByRole('link', { name: 'Save this and practice on' }).getAttribute('href')).toBe(
    '/auth/candidate/register?next=%2Fcandidate%2Finterviews%2Fpractice',
  );
  await userEvent.click(part.getByRole('button', { name: 'Edit answer' }));
  expect((await answerField()).value).toBe(answer);
});

it('an empty answer is not sent, and another role may be chosen', async () => {
  await pages.open('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Sales' }));
  await answerField();
  await userEvent.click(screen.getByRole('button', { name: 'Get feedback' }));
  expect(screen.getByText('Write an answer first.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Another role' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Software'));
});

it('what was typed survives a reload of this tab', async () => {
  const { question, answer } = await tried();
  await pages.open('/');
  expect((await answerField()).value).toBe(answer);
  expect(document.getElementById('try-question')?.textContent).toBe(question);
});

it('after the registration the first practice opens at the same feedback, once', async () => {
  const { question, answer } = await tried();
  const account = await pages.signIn();
  carryTrial(account.email);
  await pages.visit('/candidate/interviews/practice');
  await screen.findByRole('heading', { level: 1, name: 'Feedback on your answer' });
  expect(screen.getByText(question)).toBeTruthy();
  const { items } = await pages.ask<{ items: { _id: string }[] }>('GET', '/api/v1/interviews/sessions');
  const [session, ...others] = items;
  expect(others).toEqual([]);
  expect(window.location.pathname).toBe(`/candidate/interviews/session/${session?._id}`);
  const { turns } = await pages.ask('GET', `/api/v1/interviews/session/${session?._id}`);
  expect(turns).toMatchObject([{ prompt: question, answer, outcome: 'answered' }]);
  expect(trialOf(account.email)).toBeNull();
});

it('what somebody else registered with is not saved, and gone', async () => {
  await tried();
  carryTrial('other@mail.example');
  await pages.signIn();
  await pages.visit('/candidate/interviews/practice');
  expect(await screen.findByRole('heading', { level: 1, name: /^Practi[sc]e/ })).toBeTruthy();
  expect(trialOf('other@mail.example')).toBeNull();
});
