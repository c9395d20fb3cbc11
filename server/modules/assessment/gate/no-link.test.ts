import { describe, expect, it } from 'vitest';
import { naturalAnswers } from '../answers/natural-answers.fixture.ts';
import { unseenAnswers } from '../answers/plain-answers.fixture.ts';
import { terseAnswers } from '../answers/terse-answers.fixture.ts';
import { everydayAnswers, everydayAnswersUnseen } from '../answers/topic-answers.fixture.ts';
import { denyingReplies, negatingReplies, relatingReplies } from '../answers/unforeseen/replies.fixture.ts';
import { soundAnswers } from '../answers/unforeseen/sound-answers.fixture.ts';
import { unrelatedStories } from '../answers/unforeseen/unrelated-stories.fixture.ts';
import { allQuestions, questionById } from '../judging-bank.fixture.ts';
import { gateForQuestion } from './gate.ts';
import { hasNoLink } from './no-link.ts';
import { sayHow } from './say-more.ts';
import { soundTurns } from './sound-turns.ts';

type Answer = readonly [questionId: string, answer: string];

const grandmother =
  'My grandmother came for a week in spring. She slept in my room and I slept on the sofa, and we looked at old photos every night.';

function turnsOf(questionId: string, answer: string, reply?: string) {
  const core = { turnId: 'core', prompt: questionById(questionId).prompt, answer };
  return reply === undefined ? [core] : [core, { turnId: 'reply', prompt: sayHow, answer: reply }];
}

/** Whether no model is asked about it. */
function isUnlinked(questionId: string, answer: string, reply?: string): boolean {
  const question = questionById(questionId);
  return hasNoLink(question, soundTurns(question, turnsOf(questionId, answer, reply)));
}

const share = <T>(all: readonly T[], holds: (each: T) => boolean) => all.filter(holds).length / all.length;
const shareUnlinked = (answers: readonly Answer[]) => share(answers, ([id, said]) => isUnlinked(id, said));

describe('a story about something else', () => {
  const toEveryQuestion = (said: string) => allQuestions.map(({ id }): Answer => [id, said]);
  /** Every seventh pair, to save time. */
  const sampleOf = (said: readonly string[]) =>
    said.flatMap(toEveryQuestion).filter((_, place) => place % 7 === 0);

  it('has no link to any question but for an accident', () => {
    expect(shareUnlinked(toEveryQuestion(grandmother))).toBeGreaterThan(0.99);
    expect(shareUnlinked(sampleOf(unrelatedStories))).toBeGreaterThan(0.99);
  });

  it('has none by a reply that says so either, in whatever words', () => {
    const replied = sampleOf(denyingReplies);
    expect(share(replied, ([id, reply]) => isUnlinked(id, grandmother, reply))).toBeGreaterThan(0.98);
  });
});

describe('a sound answer', () => {
  it('is hardly ever asked how it relates, and has a link once that is said', () => {
    expect(shareUnlinked([...terseAnswers, ...naturalAnswers])).toBeLessThan(0.02);
    const plain = [...unseenAnswers, ...everydayAnswers, ...everydayAnswersUnseen, ...soundAnswers];
    expect(shareUnlinked(plain)).toBeLessThan(0.1);
    const said = new Map(soundAnswers);
    const unclear = relatingReplies.filter(([id, reply]) => isUnlinked(id, said.get(id) ?? '', reply));
    expect(unclear).toEqual([]);
  });

  it('loses no reply to a follow-up for a no in it', () => {
    const [asked] = soundAnswers;
    const question = questionById(asked?.[0] ?? '');
    const refused = negatingReplies.filter(
      (reply) => gateForQuestion(question, 'What was the result?', reply).outcome !== 'answered',
    );
    expect(refused).toEqual([]);
  });
});

describe('a reply that says it has nothing to do with the question', () => {
  const question = questionById('software-03');

  it.each([
    [sayHow, 'It does not really, I was nervous.'],
    [sayHow, 'There is no connection, sorry.'],
    ['What did you do yourself?', 'Nothing really, it has nothing to do with the question.'],
  ])('is kept out of what is judged: %s %s', (prompt, reply) => {
    expect(gateForQuestion(question, prompt, reply)).toMatchObject({ reason: 'off_topic' });
  });
});
