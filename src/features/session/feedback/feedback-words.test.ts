import { describe, expect, it } from 'vitest';
import type { FeedbackAttempt, SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { feedbackNews, foundLabels, retryRule } from './feedback-words.ts';

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
const unused = feedbackOn(attempt({}));

it('an answer that could not be used is told so', () => {
  expect(feedbackNews(rules, unused)).toMatch(/^Your answer is kept, and nothing is said of it/);
});

it('an answer that was looked at leads to what was found, and its marks have the names of its checklist', () => {
  expect(feedbackNews(rules, used)).toMatch(/^What was found in it, and what is missing, stands below\./);
  expect(foundLabels(used)).toMatchObject({ action: 'What you did yourself', result: 'Result' });
});

it('a retry that could not be used is told so, whatever came of the first answer', () => {
  const both = feedbackOn(attempt({ checklist }), attempt({}));
  expect(feedbackNews(rules, both)).toMatch(/it could not be used/);
});

it('of an AI that is away it is said that it is asked again, and that nobody has to wait for it', () => {
  const away = feedbackOn({ ...attempt({}), state: 'asked_again' });
  expect(feedbackNews(rules, away)).toMatch(
    /^The AI cannot look at this answer at the moment\. It is asked again .* You can go on at any time/,
  );
});

it('an answer without a score promises no findings', () => {
  const unscored = feedbackOn(attempt({ assessment: { state: 'no_evidence', score: null, missing: [] } }));
  expect(feedbackNews(rules, unscored)).toBe('Your answer is kept. The clock stands still while you read.');
});

it('the best answer counts, and for the trend the first one', () => {
  expect(retryRule(used)).toBe(
    'Your best answer counts for the report, the first one for the trend. A retry has time of its own. 2 retries left.',
  );
});

describe('a skipped question', () => {
  const turns = [{ _id: 'turn', kind: 'core', outcome: 'skipped', answer: null }];
  const note = 'A skipped question scores 1.';
  const skipped = (found: object = {}) => attempt({ turns, ...found });

  it.each([
    [feedbackOn(skipped()), /^It is recorded as skipped\. What a strong answer shows stands below\./],
    [
      feedbackOn(skipped({ assessment: { state: 'skipped', note } })),
      /skipped\. A skipped question scores 1\. What/,
    ],
    [
      { ...feedbackOn(skipped()), anchors: null },
      /skipped\. What would have been right is explained below\./,
    ],
  ])('says what that counts, and what is there to learn', (feedback, words) => {
    expect(feedbackNews(rules, feedback)).toMatch(words);
  });

  it.each([
    [2, /^An answer now counts instead of the skip and has time of its own\. You can answer it twice\.$/],
    [1, /You can answer it once\.$/],
  ])('cannot be retried, but answered: %i left', (retries_left, words) => {
    expect(retryRule({ ...feedbackOn(skipped()), retries_left })).toMatch(words);
  });

  it('with a key is part of no trend', () => {
    expect(retryRule({ ...used, anchors: null })).toMatch(/^Your best answer counts\. A retry/);
  });

  it('that was asked again as often as it can be says so', () => {
    expect(retryRule({ ...feedbackOn(skipped()), retries_left: 0 })).toMatch(
      /^The skip counts\. This question was asked again as often as it can be\.$/,
    );
  });

  it('can be retried once it was answered, as any other', () => {
    const both = feedbackOn(skipped(), attempt({ checklist }));
    expect(retryRule(both)).toBe(retryRule(used));
    expect(feedbackNews(rules, both)).toMatch(/^What was found in it/);
  });
});
