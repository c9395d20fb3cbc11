import { describe, expect, it } from 'vitest';
import type { FeedbackAttempt, SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { feedbackNews, retryRule } from './feedback-words.ts';

const rules = { engine: { name: 'rules' } } as Parameters<typeof feedbackNews>[0];
const text = 'I read the logs.';
const span = { turn_id: 'turn', start: 0, end: 6, quote: 'I read' };
const nothing = { turns: [{ _id: 'turn', answer: text }], checklist: null, assessment: null, exact: null };
const checklist = {
  found: 1,
  of: 1,
  items: [{ check: 'action', label: 'What you did yourself', found: true, evidence: [span], missing: null }],
  concepts: [],
};
const attempt = (found: object): FeedbackAttempt =>
  ({ state: 'ready', found: { ...nothing, ...found } }) as FeedbackAttempt;
const feedbackOn = (...attempts: FeedbackAttempt[]) =>
  ({ anchors: {}, attempts, retries_left: 2 }) as unknown as SessionFeedback;

const used = feedbackOn(attempt({ checklist }));

it('an answer that was looked at has its feedback in place of any news', () => {
  expect(feedbackNews(rules, used)).toBeNull();
});

it.each([
  ['reading', { name: 'llm' }, /^An AI is reading your answer\. You don’t have to wait\.$/],
  ['reading', { name: 'rules' }, /^Reading your answer…$/],
  ['asked_again', { name: 'llm' }, /^The AI can’t be reached\. .* you don’t have to wait\.$/],
  ['away', { name: 'llm' }, /^The AI can’t be reached\. Your report will have the feedback\.$/],
] as const)('of one that is %s by %o it is said, and that nobody has to wait', (state, engine, words) => {
  const feedback = feedbackOn({ ...attempt({}), state });
  expect(feedbackNews({ engine } as Parameters<typeof feedbackNews>[0], feedback)).toMatch(words);
});

it('code is run', () => {
  const feedback = { ...feedbackOn({ ...attempt({}), state: 'reading' }), anchors: null };
  expect(feedbackNews(rules, feedback)).toBe('Running your code…');
});

it('the best answer counts, and for the trend the first one', () => {
  expect(retryRule(used)).toBe(
    'Your best answer counts for the report, the first one for the trend. A retry has its own time. 2 retries left.',
  );
});

describe('a skipped question', () => {
  const turns = [{ _id: 'turn', kind: 'core', outcome: 'skipped', answer: null }];
  const skipped = (found: object = {}) => attempt({ turns, ...found });

  it.each([
    [2, /^An answer now replaces the skip and has its own time\. You can answer it twice\.$/],
    [1, /You can answer it once\.$/],
  ])('cannot be retried, but answered: %i left', (retries_left, words) => {
    expect(retryRule({ ...feedbackOn(skipped()), retries_left })).toMatch(words);
  });

  it('with a key is part of no trend', () => {
    expect(retryRule({ ...used, anchors: null })).toMatch(/^Your best answer counts\. A retry/);
  });

  it('that was asked again as often as it can be says so', () => {
    expect(retryRule({ ...feedbackOn(skipped()), retries_left: 0 })).toMatch(
      /^The skip counts\. No retries left\.$/,
    );
  });

  it('can be retried once it was answered, as any other', () => {
    const both = feedbackOn(skipped(), attempt({ checklist }));
    expect(retryRule(both)).toBe(retryRule(used));
  });
});
