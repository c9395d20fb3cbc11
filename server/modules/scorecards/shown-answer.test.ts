import { expect, test } from 'vitest';
import type { AskedQuestion } from '../../platform/database/schema/interviews.ts';
import { shownAnswer } from './shown-answer.ts';

const choice = {
  type: 'multiple_choice',
  options: [
    { id: 'a', text: 'Roll back.', isRight: true },
    { id: 'b', text: 'Wait.', isRight: false },
    { id: 'c', text: 'Tell support.', isRight: true },
  ],
} as unknown as AskedQuestion;
const coding = { type: 'coding' } as AskedQuestion;

test('a reviewer reads the words of chosen options and code alone', () => {
  expect(shownAnswer(choice, 'c a')).toBe('Roll back.\nTell support.');
  expect(shownAnswer(coding, '{"language":"python","source":"def solve():"}')).toBe('def solve():');
  expect(shownAnswer(coding, 'I ran out of time.')).toBe('I ran out of time.');
  expect(shownAnswer(choice, null)).toBeNull();
});
