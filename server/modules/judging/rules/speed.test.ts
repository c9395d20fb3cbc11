import { describe, expect, it } from 'vitest';
import { goldenAnswers } from '../golden-answers.fixture.ts';
import { judge, questionById } from '../judging-bank.fixture.ts';

const LENGTH = 20_000;
const MOST_MILLISECONDS = 50;

const [golden] = goldenAnswers;
const strong = golden?.strong ?? '';
const manyWords = Array.from({ length: LENGTH }, (_, index) => `I fixed w${index} when`).join(' ');

const answers: readonly (readonly [name: string, answer: string])[] = [
  ['a sound answer, over and over', strong.repeat(100)],
  ['without punctuation', strong.replaceAll(/[.,]/g, '').repeat(100)],
  ['ever new words', manyWords],
  ['one long word', 'a'.repeat(LENGTH)],
  ['one long participle', `${'ab'.repeat(LENGTH)}ed`],
  ['spaces', `I fixed${' '.repeat(LENGTH)}it`],
  ['line breaks', `I fixed${'\n \t'.repeat(LENGTH)}it`],
  ['full stops', `I fixed${'.'.repeat(LENGTH)}it`],
  ['"I"', 'I '.repeat(LENGTH)],
  ['apostrophes', "I'".repeat(LENGTH)],
  ['commas', 'log, '.repeat(LENGTH)],
  ['orders', `${'please now just so '.repeat(LENGTH)}give me 5`],
  ['digits', '1,'.repeat(LENGTH)],
  ['emoji', '👩‍🔧'.repeat(LENGTH)],
];

describe('20,000 characters', () => {
  it.each(answers)(`are judged in less than ${MOST_MILLISECONDS} ms: %s`, (_, answer) => {
    const question = questionById(golden?.questionId ?? '');
    // A sound beginning, so that the rest is looked at and not stopped at the gate.
    const text = `${strong} ${answer}`.slice(0, LENGTH);
    expect(judge(question, text)).not.toBeNull();
    // The best of five: a busy machine slows a run, but not each.
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      judge(question, text);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(MOST_MILLISECONDS);
  });
});
