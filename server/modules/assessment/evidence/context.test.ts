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

  it.each([
    'In May a customer got the wrong price. I rang him, and we had to pay it back in June.',
    'In May a customer got the wrong price. I rang him. There were 11 of them.',
    'In May a customer got the wrong price. I rang him. The price was one day late.',
  ])('is what was there before anything was done: %s', (answer) => {
    expect(contextOf('customer-support-03', answer)).toEqual(['In May a customer got the wrong price']);
  });

  it.each([
    [
      'I told a man he’d have his new router by Friday. I can’t send it myself.',
      ['I told a man he’d have his new router by Friday'],
    ],
    [
      'I told a lady the wrong price. In May she came for the wedding cake.',
      ['In May she came for the wedding cake'],
    ],
    ['I told them the price of the cake. I rang the shop about the wrong voucher.', []],
  ])('is the first step of a story where it meets somebody and nothing else is: %s', (answer, quotes) => {
    expect(contextOf('customer-support-18', answer)).toEqual(quotes);
  });

  it.each([
    [
      'I check the log of each run. Last year I had just that: our import of vouchers fell over about once a week. I wrote a check.',
      ['Last year I had just that: our import of vouchers fell over about once a week'],
    ],
    [
      'If he still wants a refund I tell him how. I did that with a Mrs. Baker last autumn and she stayed.',
      ['If he still wants a refund I tell him how', 'I did that with a Mrs. Baker last autumn'],
    ],
    ['I kept the old price for ten days. On the day we switched the voucher off nobody noticed.', []],
    [
      'My colleague and I did not agree on the price of the voucher. I asked the customer.',
      ['My colleague and I did not agree on the price of the voucher'],
    ],
    ['I’d write what we assume about the refund on the first page.', []],
  ])('is where an account begins, and never what came of it: %s', (answer, quotes) => {
    expect(contextOf('customer-support-07', answer)).toEqual(quotes);
  });

  it('is no "once a week"', () => {
    expect(
      contextOf('customer-support-03', 'A customer got the wrong price in May and rings us once a week.'),
    ).toEqual(['A customer got the wrong price in May']);
  });

  it('is a whole condition, up to what is done then', () => {
    const answer = 'I’d ring the supplier. If two weeks before the end it isn’t finished I’d go to my boss.';
    expect(contextOf('software-19', answer)).toEqual(['If two weeks before the end it isn’t finished']);
  });

  it('is set anew by a time at the beginning of a sentence', () => {
    const answer = 'In May a customer got the wrong price. I rang him. In June another customer got one.';
    expect(contextOf('customer-support-03', answer)).toContain('In June another customer got one');
  });

  it.each([
    ['I’d check with the two who know the most about the refund if they can help.', []],
    ['I’d ask the customer what was said about the refund, when, and who else sat there.', []],
    ['I’d ask the customer who got the refund and when.', []],
    ['I’d look up the refund. If not, I’d ask my manager about it.', ['If not, I’d ask my manager about it']],
  ])('of an imagined case is a condition and no doubt: %s', (answer, quotes) => {
    expect(contextOf('customer-support-07', answer)).toEqual(quotes);
  });

  it('is nobody whom something depends on', () => {
    const told = 'I would write to whoever depends on it, and whoever depends on it gets told the new date.';
    expect(contextOf('software-06', told)).toEqual([]);
  });

  it('is a condition in an imagined case', () => {
    expect(
      contextOf('customer-support-07', 'I would explain the refund. If he got nasty, I’d get my manager.'),
    ).toEqual(['If he got nasty']);
  });
});
