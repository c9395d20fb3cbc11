import { expect, it } from 'vitest';
import type { Session, Turn } from '../../../../openapi/gen/types.gen.ts';
import { finishAfterFeedback, finishQuestion, skipQuestion, stopRetry } from './confirmations.ts';

type Change = Partial<Pick<Session, 'mode' | 'feedback_after_each' | 'question_kinds' | 'turns'>> & {
  readonly engine?: 'rules' | 'llm';
};

const sessionOf = ({ engine = 'rules', ...change }: Change) =>
  ({
    mode: 'practice',
    feedback_after_each: false,
    progress: { total: 3 },
    question_kinds: { words: 3, choices: 0, code: 0 },
    engine: { name: engine },
    turns: [],
    ...change,
  }) as Session;
const turnOf = (change: Partial<Turn>) =>
  ({ kind: 'core', question_number: 1, choices: null, code: null, ...change }) as Turn;
const choices = { several: false, options: [] };

it.each<[string, Change, Partial<Turn>, RegExp]>([
  ['the score of an AI', { engine: 'llm' }, {}, /^It is recorded as skipped and scores 1 of 5\. You cannot/],
  ['what the checklist then lacks', {}, {}, /the report finds no evidence for it\. You cannot/],
  ['the points of a key', { engine: 'llm' }, { choices }, /earns no point\. You cannot/],
  [
    'that the answer before a follow-up stays',
    { engine: 'llm' },
    { kind: 'follow_up' },
    /^Your answer before/,
  ],
  [
    'what of a key comes next',
    { feedback_after_each: true },
    { choices },
    /You see what would have been right/,
  ],
  ['what comes next', { feedback_after_each: true }, {}, /it\. You see what a strong answer shows/],
])('a skip says %s', (_what, session, turn, words) => {
  const asked = { session: sessionOf(session), turn: turnOf(turn), isWritten: false, missing: null };
  expect(skipQuestion(asked).message).toMatch(words);
  expect(skipQuestion(asked).message).not.toContain('dropped');
});

it.each<[string, Change, Partial<Turn>, boolean, string]>([
  [
    'what was typed is kept',
    {},
    {},
    true,
    'The answers you submitted are evaluated. What you answered to this question is kept and marked as interrupted; the questions that follow count as not asked. Both are left out. The checklist gives no overall score.',
  ],
  [
    'the last question is only interrupted, and a hiring attempt over',
    { mode: 'ai' },
    { question_number: 3 },
    false,
    'The answers you submitted are evaluated. This question is marked as interrupted. It is left out. The checklist gives no overall score. You cannot go on with this attempt afterwards.',
  ],
  [
    'an answer counts without the follow-up, and what an overall score takes',
    { engine: 'llm' },
    { kind: 'follow_up' },
    false,
    'The answers you submitted are evaluated. This follow-up is marked as interrupted; the questions that follow count as not asked. Your answer before it counts as it is. What is not asked is left out. An overall score needs at least 3 scored answers, and one to at least half of the questions.',
  ],
])('who finishes early reads that %s', (_what, session, turn, isWritten, message) => {
  const asked = { session: sessionOf(session), turn: turnOf(turn), isWritten, missing: null };
  expect(finishQuestion(asked).message).toBe(message);
});

const chosen = turnOf({ choices, outcome: 'answered' });
const code = { function_name: 'sum', languages: [], cases: [], time_limit_ms: 1000 };

it.each<[string, Change, RegExp]>([
  [
    'choices',
    { question_kinds: { words: 3, choices: 1, code: 0 } },
    /score\. Choices are counted apart, in points\.$/,
  ],
  [
    'code',
    { question_kinds: { words: 3, choices: 0, code: 1 } },
    /score\. Code is counted apart, in points\.$/,
  ],
  [
    'both',
    { engine: 'llm', question_kinds: { words: 3, choices: 1, code: 1 } },
    /half of the questions\. Choices and code are counted apart, in points\.$/,
  ],
  [
    'the one that is open',
    { question_kinds: { words: 3, choices: 0, code: 1 }, turns: [turnOf({ code, outcome: null })] },
    /score\. Code is counted apart, in points\.$/,
  ],
  [
    'those that are left alone',
    { question_kinds: { words: 3, choices: 1, code: 1 }, turns: [chosen] },
    /score\. Code is counted apart, in points\.$/,
  ],
  [
    'none where none is left',
    { question_kinds: { words: 3, choices: 1, code: 0 }, turns: [chosen] },
    /score\.$/,
  ],
  [
    'none where there are no others',
    { question_kinds: { words: 0, choices: 1, code: 0 } },
    /Both are left out\.$/,
  ],
])('who finishes early reads what is counted apart: %s', (_what, session, words) => {
  const asked = { session: sessionOf(session), turn: turnOf({}), isWritten: false, missing: null };
  expect(finishQuestion(asked).message).toMatch(words);
});

it.each([
  [
    'recording',
    /Both are left out\. Your recording is not handed over yet, and is dropped: .* The checklist/,
  ],
  ['words', /Both are left out\. What you said is not in your answer; the recording itself stays/],
] as const)('who finishes early reads what becomes of what was said (%s)', (missing, words) => {
  const asked = { session: sessionOf({}), turn: turnOf({}), isWritten: false, missing };
  expect(finishQuestion(asked).message).toMatch(words);
});

it('who finishes while feedback is read reads what is left out; of what has a key no overall score is made', () => {
  const keyed = { ...sessionOf({ engine: 'llm' }), question_kinds: { words: 0, choices: 3, code: 0 } };
  expect(finishAfterFeedback(keyed).message).toMatch(/not asked and are left out\.$/);
  expect(finishAfterFeedback(sessionOf({ engine: 'llm' })).message).toMatch(/An overall score needs/);
});

it.each([
  ['A.', true, 'Stop this retry?', /^What you typed .* dropped\. .* Your first answer stays as it is\.$/],
  [
    null,
    false,
    'Leave this question skipped?',
    /^You see the feedback again\. The question stays skipped\.$/,
  ],
])('what is asked again after %j is stopped in words that fit', (answer, isWritten, title, message) => {
  const turn = turnOf({ _id: 'again', kind: 'retry' });
  const session = { ...sessionOf({}), turns: [turnOf({ _id: 'core', answer }), turn] };
  expect(stopRetry({ session, turn, isWritten, missing: null })).toMatchObject({
    title,
    message: expect.stringMatching(message),
  });
});
