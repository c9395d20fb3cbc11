// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WhatItCounts } from './what-it-counts.tsx';

afterEach(cleanup);

it.each([
  ['an answer that was scored', 'scored', 3, 'AI scores from 1 to 5. They are no recommendation.'],
  ['answers that were not judged', 'not_judged', null, 'The AI gave no score here.'],
  ['skips alone', null, 1, 'The AI gave no score here. A skip counts as 1.'],
] as const)('of a report of an AI with %s', (_case, state, score, words) => {
  const questions = [{ assessment: state && { state } }];
  const competencies = [{ assessment: { score } }];
  render(<WhatItCounts report={{ engine: { name: 'llm' }, questions, competencies }} />);
  expect(screen.getByText(words, { exact: false }).firstChild?.textContent).toBe(words);
});
