import { describe, expect, it } from 'vitest';
import { goldenAnswers } from '../answers/golden-answers.fixture.ts';
import { judge, questionById } from '../judging-bank.fixture.ts';

const LENGTH = 20_000;
/** Below it, a clock tells little. */
const LEAST_MILLISECONDS = 5;
const ROUNDS = 5;

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

/** CPU time in ms of judging `text`: the best of five, since a busy machine slows a run, but not each. */
function effort(text: string): number {
  const question = questionById(golden?.questionId ?? '');
  expect(judge(question, text)).not.toBeNull();
  const efforts = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    judge(question, text);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...efforts);
}

/** The least of some measurements: a machine that becomes busy between two spoils one, and what costs a square them all. */
function leastRatio(part: string, whole: string, below: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && least >= below; round++)
    least = Math.min(least, effort(whole) / Math.max(effort(part), LEAST_MILLISECONDS));
  return least;
}

describe('judging costs in proportion to the length of an answer, not to its square', () => {
  it.each(answers)('four times the text takes less than eight times the effort: %s', (_, answer) => {
    // A sound beginning, so that the rest is looked at and not stopped at the gate.
    const text = `${strong} ${answer}`;
    expect(leastRatio(text.slice(0, LENGTH / 4), text.slice(0, LENGTH), 8)).toBeLessThan(8);
  });
});
