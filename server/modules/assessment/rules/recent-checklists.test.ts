import { expect, test } from 'vitest';
import { bicycleQuestion } from '../../../../tests/support/judging-bank.ts';
import { checklistOf } from './recent-checklists.ts';

const turn = { turnId: 't', prompt: bicycleQuestion.prompt, answer: 'I replaced the chain with a new one.' };

test('what was worked out before the lock is not worked out again under it', () => {
  const ahead = checklistOf(bicycleQuestion, [turn]);
  expect(checklistOf({ ...bicycleQuestion }, [{ ...turn }])).toBe(ahead);
  expect(checklistOf(bicycleQuestion, [{ ...turn, answer: 'I pumped up the tube of it.' }])).not.toBe(ahead);
});
