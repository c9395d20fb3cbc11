import { describe, expect, it } from 'vitest';
import { naturalAnswers } from '../answers/natural-answers.fixture.ts';
import {
  privateStories,
  type Story,
  sameTradeStories,
  shortStories,
} from '../answers/off-topic-stories.fixture.ts';
import { terseAnswers } from '../answers/terse-answers.fixture.ts';
import { notCounted } from '../evidence/checks.ts';
import { sayHow } from '../gate/say-more.ts';
import { ALL_PAIRS, allQuestions, judge, questionById } from '../judging-bank.fixture.ts';
import { evaluate } from './evaluate.ts';
import { nextFollowUp } from './follow-up.ts';

const counted = (questionId: string, answer: string) => judge(questionById(questionId), answer)?.found ?? 0;

/** The share of questions, beside their own, for which answers earn nothing; every seventh pair, to save time. */
function shareOfNothing(answers: readonly Story[]): number {
  const pairs = answers.flatMap(([questionId, answer]) =>
    allQuestions.filter(({ id }) => id !== questionId).map(({ id }) => [id, answer] as const),
  );
  const sample = pairs.filter((_, index) => index % 7 === 0);
  return sample.filter(([id, answer]) => counted(id, answer) === 0).length / sample.length;
}

describe('a story about something else', () => {
  const stories = [...sameTradeStories, ...shortStories, ...privateStories];

  it.each(stories.map(([id, story, most = 0]) => ({ id, story, most })))(
    '$id: earns nothing: $story',
    ({ id, story, most }) => {
      expect(counted(id, story)).toBeLessThanOrEqual(most);
    },
  );

  it('of holidays, kitchen or family earns nothing for nearly every question', ALL_PAIRS, () => {
    expect(shareOfNothing([...privateStories, ...shortStories])).toBeGreaterThan(0.95);
  });

  it('earns nothing mostly even where it answers another question well', ALL_PAIRS, () => {
    expect(shareOfNothing(naturalAnswers)).toBeGreaterThan(0.85);
  });
});

describe('a sound answer in few and plain words', () => {
  it('is hardly ever refused, and nearly always counted', () => {
    const fates = terseAnswers.map(([questionId, answer]) => judge(questionById(questionId), answer));
    expect(fates.filter((checklist) => checklist === null).length / fates.length).toBeLessThan(0.03);
    expect(fates.filter((checklist) => checklist?.found === 0).length / fates.length).toBeLessThan(0.08);
  });
});

describe('an answer of which it is not clear whether it is about its question', () => {
  const question = questionById('sales-01');
  const core = {
    turnId: 'core',
    prompt: question.prompt,
    answer:
      'A man wanted the strongest drill we had. I asked what for. He had one picture to hang. I gave him a hook with glue for three euros and he was happy.',
  };
  const reply = {
    turnId: 'reply',
    prompt: sayHow,
    answer: 'I asked what he needed it for before I offered him anything.',
  };

  it('shows what was found, counts nothing, and says why', () => {
    const checklist = evaluate(question, [core]);
    expect(checklist?.found).toBe(0);
    const shown = checklist?.items.filter(({ evidence }) => evidence.length > 0) ?? [];
    expect(shown.map(({ check }) => check)).toEqual(['context', 'action', 'result', 'specifics']);
    for (const { found, missing } of shown) expect([found, missing]).toEqual([false, notCounted]);
  });

  it('is asked how it relates, once', () => {
    expect(nextFollowUp(question, [core], 2)).toBe(sayHow);
    expect(nextFollowUp(question, [core, { ...reply, answer: 'It was in May, at about noon.' }], 2)).not.toBe(
      sayHow,
    );
  });

  it('is counted as soon as a reply says it', () => {
    expect(evaluate(question, [core, reply])?.found).toBe(5);
  });
});
