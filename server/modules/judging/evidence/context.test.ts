import { describe, expect, it } from 'vitest';
import { judge, questionById } from '../judging-bank.fixture.ts';

function contextOf(questionId: string, answer: string): string[] {
  const items = judge(questionById(questionId), answer)?.items ?? [];
  return items.find(({ check }) => check === 'context')?.evidence.map(({ quote }) => quote) ?? [];
}

describe('the situation', () => {
  it('is the scene, and not a step that names somebody or somewhere', () => {
    expect(
      contextOf(
        'customer-support-03',
        'I once told a customer the wrong price. I wrote the new price on a note for my team.',
      ),
    ).toEqual(['I once told a customer the wrong price']);
  });

  it('is such a step where nothing else is', () => {
    expect(
      contextOf('customer-support-03', 'I wrote the wrong price of the voucher on a note for my team.'),
    ).toEqual(['I wrote the wrong price of the voucher on a note for my team']);
  });

  it.each([
    ['customer-support-07', 'First I’d let him finish and tell him I get why he’s annoyed about the refund.'],
    ['customer-support-07', 'I’d look up the order and check if I missed anything about the refund.'],
    ['customer-support-13', 'A good reply answers what they actually asked in the first line.'],
    ['software-06', 'I’d tell my manager that I had missed the old data of the task.'],
    ['data-11', 'Anything below zero or from 1970 in a column of the table looks strange to me.'],
  ])('%s: is no step, no doubt and no general word: %s', (questionId, answer) => {
    expect(contextOf(questionId, answer)).toEqual([]);
  });

  it('is a condition in an imagined case', () => {
    expect(
      contextOf('customer-support-07', 'I would explain the refund. If he got nasty, I’d get my manager.'),
    ).toEqual(['If he got nasty']);
  });
});
