// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CodeResult, ExactResult } from '../../../../openapi/gen/types.gen.ts';
import { ExactPanel } from './exact-panel.tsx';

afterEach(cleanup);

const note = 'Three cases took too long.';
const code: CodeResult = {
  function_name: 'tally',
  answer: { language: 'javascript', source: 'for (;;);' },
  passed: { visible: 0, visible_total: 2, hidden: 0, hidden_total: 6 },
  visible: [],
  hidden: [],
  note,
};

const show = (change: Partial<ExactResult>) =>
  render(
    <ExactPanel result={{ result: 'wrong', points: 0, options: [], code, explanation: '', ...change }} />,
  );

it('code that was stopped is wrong, and calls for nobody', () => {
  show({});
  screen.getByRole('heading', { name: 'Wrong: 0 of 1 point' });
  screen.getByText(note);
  screen.getByText('Nothing is earned where less than half pass.');
  expect(screen.queryByText(/Waits for a person/)).toBeNull();
});

it('a choice that was not submitted before the end is shown, and is no missing answer', () => {
  const options = [{ _id: 'a', text: 'A queue', right: false, chosen: true }];
  show({ result: null, points: null, options, code: undefined });
  screen.getByRole('heading', { name: 'No answer was submitted: no points are counted' });
  screen.getByText('Not right · you chose it');
});

it('the key of a choice that was skipped says what is right, and of nobody that they missed it', () => {
  const options = [
    { _id: 'a', text: 'A queue', right: true, chosen: false },
    { _id: 'b', text: 'A lock', right: false, chosen: false },
  ];
  show({ result: null, points: 0, options, code: undefined });
  screen.getByText('Right answer');
  screen.getByText('Not right');
});

it('Python of a practice is called not counted, and why', () => {
  show({ result: 'not_counted', points: null });
  screen.getByRole('heading', { name: 'Not counted: the server does not run Python' });
});

it('code that was not run for an interview calls for a person', () => {
  show({ result: 'needs_human', points: null, code: { ...code, passed: null } });
  screen.getByRole('heading', { name: 'Waits for a person: no points are counted' });
  expect(screen.getByRole('note').textContent).toBe(`Waits for a person. ${note}`);
});

it.each([
  ['Right answer · you chose it', true, true],
  ['Right answer · missed', true, false],
  ['Not right · you chose it', false, true],
  ['Not right · rightly left out', false, false],
])('an option says what was done with it: %s', (words, right, chosen) => {
  show({ options: [{ _id: 'a', text: 'A queue', right, chosen }], code: undefined });
  screen.getByText(words);
});
