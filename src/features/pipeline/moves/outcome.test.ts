import { expect, test } from 'vitest';
import type { ApplicationSummary } from '../../../../openapi/gen/types.gen.ts';
import { missedWords, movedWords } from './outcome.ts';

const named = (full_name: string) => ({ candidate: { full_name } }) as ApplicationSummary;
const to = { _id: 'review', name: 'Review', limit_days: null };

test('says who was moved where', () => {
  const [ada, bert] = [named('Ada'), named('Bert')];
  expect(movedWords({ moved: [ada], to, isUndo: false })).toBe('Ada moved to Review.');
  expect(movedWords({ moved: [ada, bert], to, isUndo: true })).toBe('2 candidates moved back to Review.');
  expect(movedWords({ moved: [ada, bert], to: null, isUndo: true })).toBe('2 candidates moved back.');
  expect(movedWords({ moved: [], to, isUndo: false })).toBe('');
});

test('says who was faster', () => {
  expect(missedWords({ name: 'Ada', stage: 'Offer', by: 'Grace' })).toBe('Grace moved Ada to Offer first.');
  expect(missedWords({ name: 'Ada', stage: 'Offer', by: undefined })).toBe('Ada is in Offer by now.');
  expect(missedWords({ name: 'Ada', stage: null, by: 'Grace' })).toBe('Ada is no longer active here.');
});
