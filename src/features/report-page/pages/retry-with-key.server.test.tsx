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

const sourceFor = (name: string) => `// half of it\nfunction ${name}() {}`;
const inCode: Answer = ({ code }) =>
  JSON.stringify({ language: 'javascript', source: sourceFor(code?.function_name ?? '') });

/** The one question of a practice that was answered wrongly, once it is asked again from its report. */
async function askAgain(type: PracticeType, answer: Answer): Promise<ReportQuestion> {
  const wish = { question_type: type, question_count: 1 } as const;
  const report = await practisedReport(pages.server, pages.account, answer, wish);
  await pages.visit(`/candidate/reports/${report._id}`);
  await press('Retry this answer');
  await screen.findByText('Question 1 of 1');
  return report.questions[0] as ReportQuestion;
}

/** What is folded away of the answer before; closed at first. */
function answerBefore() {
  const disclosure = screen.getByText('Your answer before').closest('details') as HTMLDetailsElement;
  expect(disclosure.open).toBe(false);
  return within(disclosure);
}

it('code is retried with the task and the code before in view, beside the question', async () => {
  const { prompt, exact } = await askAgain('coding', inCode);
  const source = sourceFor(exact?.code?.function_name ?? '');
  await screen.findByRole('heading', { level: 1, name: new RegExp(`${exact?.code?.function_name}`) });
  // The task stands in a line a sentence.
  const shown = screen.getByRole('main').textContent?.replaceAll(/\s/g, '');
  expect(shown).toContain(prompt.replaceAll(/\s/g, ''));
  await screen.findByText('Your answer before');
  const code = answerBefore().getByRole('region', { name: 'Code in JavaScript', hidden: true });
  expect(code.textContent).toBe(source);
  const editor = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your code' });
  expect(editor.value).toBe(source);
  await userEvent.clear(editor);
  expect(answerBefore().getByText(/half of it/).textContent).toBe(source);
});

it('a choice is made again with the one before in view, and without its key', async () => {
  const { prompt, exact } = await askAgain('multiple_choice', wronglyChosen);
  await screen.findByRole('heading', { level: 1, name: prompt });
  await screen.findByText('Your answer before');
  const chosen = exact?.options.filter((option) => option.chosen).map(({ text }) => text);
  const shown = () =>
    answerBefore()
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent);
  expect(shown()).toEqual(chosen);
  await screen.findByRole('group', { name: /^Your answer: choose/ });
  expect(shown()).toEqual(chosen);
});
