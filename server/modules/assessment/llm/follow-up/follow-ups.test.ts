import { describe, expect, it } from 'vitest';
import { questionById } from '../../../../../tests/support/judging-bank.ts';
import { fairnessOf } from '../fairness/fair-question.ts';
import { familiar, unfamiliar } from './family-follow-ups.fixture.ts';
import { chart, checkout, parcel } from './follow-ups.fixture.ts';
import { showWords } from './shown-words.ts';

const stories = [checkout, parcel, chart, ...familiar, ...unfamiliar];

describe.each(stories)('$questionId', ({ questionId, answer, fair, unfair, tooStrict }) => {
  const question = questionById(questionId);
  const fairness = fairnessOf(question, [{ turnId: 'core', prompt: question.prompt, answer }]);

  /** Whether what comes letter by letter is gone on with to its end. */
  const isWrittenToItsEnd = (ask: string) => {
    const show = showWords(fairness, () => {});
    return Array.from(ask, (_letter, index) => show(ask.slice(0, index + 1))).every(Boolean);
  };

  it.each(fair)('asks: %s', (ask) => {
    expect(fairness.whole(ask)).toBe(true);
    expect(isWrittenToItsEnd(ask)).toBe(true);
  });

  it.each([...unfair, ...tooStrict])('does not ask: %s', (ask) => expect(fairness.whole(ask)).toBe(false));
});

it('refuses few that are fair', () => {
  const asked = stories.flatMap(({ fair }) => fair).length;
  const refused = stories.flatMap(({ tooStrict }) => tooStrict).length;
  expect(refused / (asked + refused)).toBeLessThan(0.1);
});
