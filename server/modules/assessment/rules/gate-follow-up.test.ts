import { describe, expect, it } from 'vitest';
import { gateForQuestion } from '../gate/gate.ts';
import { sayMore } from '../gate/say-more.ts';
import { allQuestions, bicycleQuestion } from '../judging-bank.fixture.ts';
import { evaluate } from './evaluate.ts';

const prompts = [
  'What did you do yourself?',
  'What was the result, in numbers if you have them?',
  'When and where was this, and what was the situation?',
];

const refusals: readonly string[] = [
  'I already said it.',
  'I told you what I did already; nothing more to add here.',
  "I don't really know, sorry. step 5",
  'TAB TWO',
  'step 5',
  'Nothing to add.',
  'As I said.',
  'As I said before.',
  "I don't know",
  'No idea, sorry.',
  'Same as above.',
  'See above',
  'See my first answer, please.',
  'That is all.',
  "I can't remember that.",
  'I have already answered that question.',
  'Already told you everything!',
  'no',
  'ok thanks',
];

const replies: readonly string[] = [
  'About 40 % fewer tickets.',
  'In March, at my last company.',
  'Around 200 euros.',
  '3 days',
  'By half.',
  'In Excel and SQL.',
  'I rang the customer myself.',
  'As I said, I called the owner of the shop and asked him for the old invoice.',
  "I don't know exactly, but it was about 40 % less than in the year before.",
];

describe('follow-ups', () => {
  it.each(refusals)('%j adds nothing', (answer) => {
    for (const question of allQuestions) {
      for (const prompt of prompts) {
        expect(gateForQuestion(question, prompt, answer), question.id).toMatchObject({
          outcome: 'insufficient',
          reason: 'too_short',
        });
        expect(evaluate(question, [{ turnId: 'turn', prompt, answer }])).toBeNull();
      }
    }
  });

  it.each(replies)('%j is an answer', (answer) => {
    for (const question of allQuestions) {
      for (const prompt of prompts) {
        expect(gateForQuestion(question, prompt, answer).outcome, question.id).toBe('answered');
      }
    }
  });

  it('are refused kindly', () => {
    const verdict = gateForQuestion(bicycleQuestion, prompts[0] ?? '', 'I already said it.');
    expect(verdict).toHaveProperty('explanation', expect.stringContaining('that is fine'));
  });

  it('do not make a question scorable that has no sound turn', () => {
    const core = { turnId: 'a', prompt: bicycleQuestion.prompt, answer: 'fine' };
    const empty = prompts.map((prompt, index) => ({
      turnId: `b${index}`,
      prompt,
      answer: refusals[index] ?? '',
    }));
    expect(evaluate(bicycleQuestion, [core, ...empty])).toBeNull();
  });
});

describe('a reply where no answer could be used', () => {
  it.each([
    'Sure, it was a great match and we had pies after.',
    'It was really nice, and everybody liked it.',
  ])('%j adds nothing', (answer) => {
    for (const question of allQuestions)
      expect(gateForQuestion(question, sayMore, answer).outcome, question.id).toBe('insufficient');
  });

  it.each(replies)('%j is an answer', (answer) => {
    for (const question of allQuestions)
      expect(gateForQuestion(question, sayMore, answer).outcome, question.id).toBe('answered');
  });
});

describe('core answers that are no speech', () => {
  it.each([
    ['😀😀🎉', 'no_letters'],
    ['<b></b><br/>', 'no_letters'],
    ['<script>alert(1)</script>', 'too_short'],
    ['😀 <b>nice</b> 🎉 <i>work</i>', 'too_short'],
    ['👍 great job 🎉', 'too_short'],
  ])('%j is %s', (answer, reason) => {
    for (const question of allQuestions) {
      expect(gateForQuestion(question, question.prompt, answer)).toMatchObject({ reason });
    }
  });

  it('are never off topic for being short', () => {
    for (const question of allQuestions) {
      for (const answer of ['I would ask the gardener first.', 'My dog and the sea made it right.']) {
        expect(gateForQuestion(question, question.prompt, answer)).not.toMatchObject({ reason: 'off_topic' });
      }
    }
  });
});
