// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Session, Turn } from '../../../../openapi/gen/types.gen.ts';
import { QuestionContext } from './question-context.tsx';

afterEach(cleanup);

const task = { languages: [{ language: 'python', starter: '' }] };
const base = { question_number: 1, prompt: 'Add them.', competency: { _id: 'c', name: 'Debugging' } };
const answered = { ...base, _id: 't1', kind: 'core', suggested_seconds: 60, worded_by: 'bank' };
const open = { ...answered, _id: 't2', kind: 'retry', answer: null } as unknown as Turn;

function show(before: object) {
  const session = { _id: 's', mode: 'practice', turns: [{ ...answered, ...before }, open], selection: {} };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <QuestionContext session={session as unknown as Session} turn={open} />
    </QueryClientProvider>,
  );
}

it('shows code that was answered before as code, in its language', () => {
  show({
    code: task,
    answer: JSON.stringify({ language: 'python', source: 'def add(a, b):\n  return a + b' }),
  });
  expect(screen.getByLabelText('Code in Python').textContent).toContain('return a + b');
});

it.each([
  ['words', { answer: 'I asked first.' }, 'I asked first.'],
  ['text that is no code', { code: task, answer: 'def add' }, 'def add'],
])('shows %s as they are', (_what, before, text) => {
  show(before);
  screen.getByText(text);
});
