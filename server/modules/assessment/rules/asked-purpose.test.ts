import { describe, expect, it } from 'vitest';
import { questionById } from '../judging-bank.fixture.ts';
import { askPurpose } from './asked-purpose.ts';
import { evaluate } from './evaluate.ts';

describe('a reply to who asks what the steps would achieve', () => {
  const question = questionById('customer-support-07');
  const resultsOfReply = (answer: string) => {
    const step = 'I would write down the refund and tell the customer the rule.';
    const turns = [
      { turnId: 'core', prompt: question.prompt, answer: step },
      { turnId: 'reply', prompt: askPurpose, answer },
    ];
    const items = evaluate(question, turns)?.items ?? [];
    return items.find(({ check }) => check === 'result')?.evidence.map(({ quote }) => quote) ?? [];
  };

  it.each([
    [
      'They would go home feeling they were treated fairly. I would ask them afterwards how it was for them.',
      ['They would go home feeling they were treated fairly'],
    ],
    [
      'The person would get a fair chance and the team would get the best one.',
      ['The person would get a fair chance', 'and the team would get the best one'],
    ],
    ['He’d stop shouting and I’d see it in his face.', ['He’d stop shouting']],
    ['Everyone would be treated the same.', ['Everyone would be treated the same']],
    ['We’d have fewer complaints.', ['We’d have fewer complaints']],
    ['The team can plan its week again.', ['The team can plan its week again']],
    ['Both sides know where they stand.', ['Both sides know where they stand']],
    ['It gives both of them a fair chance.', ['It gives both of them a fair chance']],
    ['I think the customer would come back.', ['I think the customer would come back']],
    ['I want them to feel safe with us.', ['I want them to feel safe with us']],
    ['I would know by the calls.', ['I would know by the calls']],
    ['To keep the customer with us.', ['To keep the customer with us']],
    ['Fewer angry calls the day after.', ['Fewer angry calls the day after']],
  ])('says what they are for, or how one would know: %s', (reply, quotes) => {
    expect(resultsOfReply(reply)).toEqual(quotes);
  });

  it.each([
    'Because people are being hurt.',
    'Because if people are being hurt I have to do something.',
    'I would ask them afterwards how it was for them.',
    'We would call the customer the next day.',
    'That would depend on the customer.',
    'That would be fine with me.',
    'The customer is old and has two dogs.',
    'My boss gave me the list.',
    'If they get angry I call my boss.',
    'I want to be fair with everybody.',
    'I think it is a good way.',
    'To be honest I have never done this.',
  ])('says neither: %s', (reply) => {
    expect(resultsOfReply(reply)).toEqual([]);
  });
});
