import { expect, it } from 'vitest';
import { questionKinds } from './question-kinds.ts';

const of = (...types: Parameters<typeof questionKinds>[0][number]['type'][]) =>
  questionKinds(types.map((type) => ({ type })));

it('questions count by how they are answered', () => {
  expect(of('behavioural', 'technical', 'coding', 'situational', 'multiple_choice')).toEqual({
    words: 3,
    choices: 1,
    code: 1,
  });
  expect(of()).toEqual({ words: 0, choices: 0, code: 0 });
});
