import { describe, expect, it } from 'vitest';
import { bicycleQuestion, judge, questionById } from '../judging-bank.fixture.ts';

function resultsOf(questionId: string | null, answer: string): string[] {
  const question = questionId ? questionById(questionId) : bicycleQuestion;
  const items = judge(question, answer)?.items ?? [];
  return items.find(({ check }) => check === 'result')?.evidence.map(({ quote }) => quote) ?? [];
}

describe('what came of it', () => {
  it.each([
    [
      'software-03',
      'In May the queue of our bug tracker grew to 90,000 messages. I read the code of the bug.',
    ],
    ['software-03', 'The error rate went up and the app crashed. I looked at the logs of the bug.'],
    [
      'sales-02',
      'The hospital told me that a competitor had closed the deal with a lower offer. I asked them for the reason.',
    ],
    [
      'software-03',
      'The old flag led to 40 crashes a month, which meant nobody slept. I read the logs of the crash.',
    ],
  ])('%s: is not the problem that came before: %s', (questionId, answer) => {
    expect(resultsOf(questionId, answer)).toEqual([]);
  });

  it('is not a step that somebody would take', () => {
    expect(resultsOf('software-06', 'I would tell my manager at once what is left.')).toEqual([]);
  });

  it.each([
    ['I replaced the chain, which meant that nobody fell.', ['which meant that nobody fell']],
    ['I replaced the chain, and the noise dropped by half.', ['and the noise dropped by half']],
    ['We replaced the brake of the bicycle. The noise dropped by half.', ['The noise dropped by half']],
    ['I oiled the chain. A ride took an hour instead of a day.', ['A ride took an hour instead of a day']],
    ['I oiled the chain, and the falls went from 3 % to zero.', ['and the falls went from 3 % to zero']],
    ['I replaced the chain. I used one link instead of two.', []],
    ['I replaced the chain. The letter came from Paris to Rome.', []],
    [
      'In the end the bicycle was stable again on its ride.',
      ['In the end the bicycle was stable again on its ride'],
    ],
  ])('comes after an action or is marked: %s', (answer, quotes) => {
    expect(resultsOf(null, answer)).toEqual(quotes);
  });
});

describe('what you did', () => {
  it.each([
    [
      'I lost that one to a competitor from the north, but the chain held.',
      ['I lost that one to a competitor from the north'],
    ],
    [
      'I asked the owner and the neighbours about the chain.',
      ['I asked the owner and the neighbours about the chain'],
    ],
    ['I took off the chain and cleaned it with oil.', ['I took off the chain']],
  ])('is marked up to the end of its clause: %s', (answer, quotes) => {
    const action = judge(bicycleQuestion, answer)?.items.find(({ check }) => check === 'action');
    expect(action?.evidence.map(({ quote }) => quote)).toEqual(quotes);
  });
});
