// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';

const pages = servePages();
beforeAll(() => pages.signIn());

/** Chooses the first option of the open question and hands it in. */
async function answer(number: number): Promise<void> {
  await screen.findByText(`Question ${number} of 3`);
  const group = within(await screen.findByRole('group', { name: /^Your answer: choose/ }));
  const [first] = [...group.queryAllByRole('radio'), ...group.queryAllByRole('checkbox')];
  if (!first) throw new Error('There is nothing to choose from.');
  await userEvent.click(first);
  await press('Done');
}

it('a multiple-choice practice, from the choice to the report', async () => {
  await pages.visit('/candidate/interviews/practice');
  await userEvent.click(await screen.findByRole('radio', { name: /^Multiple choice/ }));
  expect(screen.queryByLabelText('Job description or resume (optional)')).toBeNull();
  screen.getByText(/Answers are held against a key; no engine judges them/);
  const counts = within(screen.getByRole('group', { name: 'Number of questions' }));
  await userEvent.click(counts.getByRole('radio', { name: '3' }));
  await press('Start practice');
  await screen.findByText('Question 1 of 3');
  await press('Done');
  const reason = await screen.findByText('Choose an answer first, or choose Skip.');
  const first = screen.getByRole('group', { name: /^Your answer: choose/ }).querySelector('input');
  expect(reason.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const number of [1, 2, 3]) {
    await answer(number);
    await screen.findByRole('heading', { level: 1, name: 'Feedback on your answer' });
    await press(number === 3 ? 'See report' : 'Next');
  }

  await userEvent.click(await screen.findByRole('link', { name: /report/i }));
  await screen.findByRole('heading', { level: 2, name: 'Held against the key' });
  screen.getByText(/^[\d.]+ of 3 points$/);
  expect(screen.getAllByText(/^Right answer ·/).length).toBeGreaterThanOrEqual(3);
  expect(screen.getAllByText(/· you chose it$/)).toHaveLength(3);
  expect(screen.queryByRole('heading', { name: 'Competencies' })).toBeNull();
  expect(screen.queryByText(/Checklist \d/)).toBeNull();

  await userEvent.click(screen.getByRole('link', { name: 'Practice again' }));
  const again = await screen.findByRole<HTMLInputElement>('radio', { name: /^Multiple choice/ });
  expect(again.checked).toBe(true);
});
