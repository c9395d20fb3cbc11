import { expect, test } from 'vitest';
import { checkAnswer } from './checklist.ts';

const question = {
  id: 'own-question-1',
  type: 'behavioural' as const,
  prompt: 'Tell me about a time you noticed that a patient was in danger.',
  anchors: { 1: 'Noticed nothing.', 3: 'Called for help.', 5: 'Acted early and told why.' },
  concepts: [],
};

test('a question without concepts is checked for the other four', () => {
  const answer =
    'Last winter on my ward an old man stopped answering. I checked his pulse and called the doctor. In the end he was stable after 20 minutes.';
  const checklist = checkAnswer(question, [{ turnId: 'a', prompt: question.prompt, answer }]);
  expect(checklist).toMatchObject({ found: 4, of: 4, concepts: [] });
  expect(checklist?.note).toBeUndefined();
});
