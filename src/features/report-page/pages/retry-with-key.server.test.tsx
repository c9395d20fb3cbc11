// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PracticeType, ReportQuestion } from '../../../../openapi/gen/types.gen.ts';
import { servePages } from '../../../../tests/support/pages.tsx';
import { press } from '../../../../tests/support/press.ts';
import { type Answer, practisedReport, wronglyChosen } from '../../../../tests/support/reports.ts';

// The editor needs the layout of a real browser, and says nothing to what is tested here.
vi.mock('../../../capabilities/code/editor/code-mirror.tsx', () => {
  throw new Error('There is no editor.');
});

const pages = servePages();
beforeAll(() => pages.signIn());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const source = '// half of it\nconst half = 1;';
const inCode: Answer = () => JSON.stringify({ language: 'javascript', source });

/** The one question of a practice that was answered wrongly, once it is set up again from its report. */
async function setUpAgain(type: PracticeType, answer: Answer): Promise<ReportQuestion> {
  const wish = { question_type: type, question_count: 1 } as const;
  const report = await practisedReport(pages.server, pages.candidate, answer, wish);
  await pages.visit(`/candidate/reports/${report._id}`);
  await press('Retry this answer');
  await screen.findByRole('heading', { level: 1, name: 'Before you start' });
  return report.questions[0] as ReportQuestion;
}

/** What is folded away of the answer before; closed at first. */
function answerBefore() {
  const disclosure = screen.getByText('Your answer before').closest('details') as HTMLDetailsElement;
  expect(disclosure.open).toBe(false);
  return within(disclosure);
}

it('code is retried with the task and the code before in view, before the start and beside the question', async () => {
  const { prompt, exact } = await setUpAgain('coding', inCode);
  const task = `Write the function ${exact?.code?.function_name}`;
  const again = within(await screen.findByRole('region', { name: task }));
  again.getByText(prompt);
  const code = answerBefore().getByRole('region', { name: 'Code in JavaScript', hidden: true });
  expect(code.textContent).toBe(source);
  await press('Start the interview');
  const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your code' });
  expect(editor.value).toBe(source);
  await userEvent.clear(editor);
  expect(answerBefore().getByText(/const half/).textContent).toBe(source);
});

it('a choice is made again with the one before in view, and without its key', async () => {
  const { prompt, exact } = await setUpAgain('multiple_choice', wronglyChosen);
  await screen.findByRole('region', { name: prompt });
  const chosen = exact?.options.filter((option) => option.chosen).map(({ text }) => text);
  const shown = () =>
    answerBefore()
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(shown()).toEqual(chosen);
  await press('Start the interview');
  await screen.findByRole('group', { name: /^Your answer: choose/ });
  expect(shown()).toEqual(chosen);
});
