import { expect, test } from 'vitest';
import { engineVersions, questionVersions } from './judged-against.ts';

test('a language model is named with the version of its prompts', () => {
  const engine = { name: 'llm', label: 'AI', version: '1.1.0', reason: 'AI is configured' } as const;
  const ai = { model_key: 'small', temperature: 0, prompt_version: '3' };
  expect(engineVersions({ ...engine, ai })).toEqual(['engine version 1.1.0', 'prompt version 3']);
  expect(engineVersions({ ...engine, name: 'rules' })).toEqual(['engine version 1.1.0']);
});

test('every list that questions were taken from is named with its version', () => {
  expect(
    questionVersions({
      question_type: 'mixed',
      bank_version: 2,
      choice_set_version: 5,
      coding_set_version: 7,
    }),
  ).toEqual(['question bank version 2', 'multiple-choice questions version 5', 'coding questions version 7']);
  expect(questionVersions({ question_type: 'coding', bank_version: 3 })).toEqual([
    'coding questions version 3',
  ]);
});
