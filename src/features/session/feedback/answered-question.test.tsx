// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CodeTask, Session, SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { AnsweredQuestion } from './answered-question.tsx';

afterEach(cleanup);

const statement = 'Return the sum of all numbers of a list.';
const feedback = { turn_id: 'turn', prompt: statement } as SessionFeedback;
const sessionWith = (code: CodeTask | null) => ({ turns: [{ _id: 'turn', code }] }) as unknown as Session;
const title = () => screen.getByRole('heading', { level: 2 }).textContent;

it('a question that asks for words is the heading itself', () => {
  render(<AnsweredQuestion session={sessionWith(null)} feedback={feedback} />);
  expect(title()).toBe(statement);
});

it('a question that asks for code is called by its function, with its statement beneath', () => {
  const task = { function_name: 'total', languages: [], cases: [], time_limit_ms: 1000 };
  render(<AnsweredQuestion session={sessionWith(task)} feedback={feedback} />);
  expect(title()).toBe('Write the function total');
  expect(screen.getByText(statement).tagName).toBe('P');
});
