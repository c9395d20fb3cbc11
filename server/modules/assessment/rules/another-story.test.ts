import { describe, expect, it } from 'vitest';
import { naturalAnswers } from '../answers/natural-answers.fixture.ts';
import { unseenAnswers } from '../answers/plain-answers.fixture.ts';
import { terseAnswers } from '../answers/terse-answers.fixture.ts';
import { everydayAnswers, everydayAnswersUnseen } from '../answers/topic-answers.fixture.ts';
import { gateForQuestion } from '../gate/gate.ts';
import { sayMore } from '../gate/say-more.ts';
import { questionById } from '../judging-bank.fixture.ts';
import { askPurpose } from './asked-purpose.ts';
import { evaluate } from './evaluate.ts';

const question = questionById('customer-support-16');
const order =
  'I would ring the customer the same day, before they find out, tell them the truth about the new date and say sorry. I would offer to cancel the order or to send something else.';
const stories = [
  'Last month I helped my sister in her bakery. I made 40 loaves myself because the oven was new, and by eleven all of them were sold.',
  'In May I sang a solo in front of 200 people, and they clapped for five minutes.',
  'On Saturday I painted my kitchen yellow with two friends. I did the ceiling myself and it took me 6 hours, and now it looks great.',
];

describe('a reply to a follow-up that tells a story of its own', () => {
  it.each(stories)('adds nothing to the answer before it: %s', (reply) => {
    const core = { turnId: 'core', prompt: question.prompt, answer: order };
    const alone = evaluate(question, [core]);
    expect(alone?.found).toBe(2);
    expect(evaluate(question, [core, { turnId: 'reply', prompt: askPurpose, answer: reply }])).toEqual(alone);
    expect(gateForQuestion(question, askPurpose, reply, [order])).toMatchObject({ reason: 'off_topic' });
  });

  it('may begin anew where nothing was told before, or where a time was asked for', () => {
    for (const [prompt, told] of [
      [sayMore, ['Yes, we did.']],
      ['When and where was this, and what was the situation?', [order]],
      [askPurpose, []],
    ] as const)
      expect(gateForQuestion(question, prompt, stories[1] ?? '', told).outcome, prompt).toBe('answered');
  });

  it('is no sound answer of which the second half is told on being asked', () => {
    const sets = [naturalAnswers, terseAnswers, unseenAnswers, everydayAnswers, everydayAnswersUnseen];
    const refused = sets.flat().filter(([id, answer]) => {
      const sentences = answer.split(/(?<=[.!?])\s+/);
      const half = Math.ceil(sentences.length / 2);
      const told = sentences.slice(0, half).join(' ');
      const verdict = gateForQuestion(questionById(id), askPurpose, sentences.slice(half).join(' '), [told]);
      return verdict.outcome === 'insufficient' && verdict.reason === 'off_topic';
    });
    expect(refused).toEqual([]);
  });
});
