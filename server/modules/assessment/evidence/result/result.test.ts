import { describe, expect, it } from 'vitest';
import { bicycleQuestion, judge, questionById } from '../../judging-bank.fixture.ts';

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

describe('what came of it, near the end and without any word that marks it', () => {
  it.each([
    ['They signed after two weeks, and we still made 18 % on it.', 'and we still made 18 % on it'],
    ['A year on she still runs it, and nobody has left.', 'A year on she still runs it'],
    ['The owner tried one for a month, saw the gas bill drop, and bought six.', 'and bought six'],
    ['We got 350.', 'We got 350'],
    ['The council signed for 40 bicycles.', 'The council signed for 40 bicycles'],
    ['All the neighbours ride to work.', 'All the neighbours ride to work'],
    ['After a year everyone has a bell.', 'After a year everyone has a bell'],
  ])('is told after an action: %s', (ending, quote) => {
    expect(resultsOf(null, `I replaced the chain and the brake. ${ending}`)).toContain(quote);
    expect(resultsOf(null, `${ending} The chain was old, so I replaced it.`)).toEqual([]);
  });

  it.each([
    'We met the owner 3 times.',
    'I bought 6 chains at the market, and sold 2.',
    'I went to the market, and bought six.',
    'So we put a bell on all bicycles.',
    'Asked the owner, and gave him two chains.',
    'The owner wanted 3 offers.',
    'It turned out to be a chain of 90 links.',
    'The owner had 3 other bicycles.',
    'All the neighbours could ride.',
    'The shop was dark because everyone was ill.',
    'There was nothing wrong with it at all.',
  ])('is not what was done, wanted or there: %s', (ending) => {
    expect(resultsOf(null, `I replaced the chain and the brake. ${ending}`)).toEqual([]);
  });

  it('is told behind the action in the same sentence', () => {
    expect(resultsOf(null, 'I lent him a bicycle, he rode it for a month, and bought six.')).toEqual([
      'and bought six',
    ]);
  });
});

describe('what came of it, as people tell it', () => {
  it.each([
    ['We haven’t had a broken chain in six months.', 'We haven’t had a broken chain in six months'],
    ['We haven’t lost a chain since May.', 'We haven’t lost a chain since May'],
    ['Nobody’s called about the chain since.', 'Nobody’s called about the chain since'],
    ['I had it at the school two hours before the race.', 'I had it at the school two hours before the race'],
    ['After that I started reading every label.', 'After that I started reading every label'],
    ['Now I always oil the chain first.', 'Now I always oil the chain first'],
    ['We went from 9 falls a week to 2.', 'We went from 9 falls a week to 2'],
  ])('is found: %s', (ending, quote) => {
    expect(resultsOf(null, `I replaced the chain and the brake. ${ending}`)).toContain(quote);
  });

  it.each([
    'I haven’t got a chain with me.',
    'I had a talk with the owner two days before the race.',
    'Now I had a chain and a brake.',
    'I started working at a shop that worked out its own prices.',
  ])('is no state, meeting or plan: %s', (ending) => {
    expect(resultsOf(null, `I replaced the chain and the brake. ${ending}`)).toEqual([]);
  });

  it('is what happened, and what was only meant to where nothing did', () => {
    const told = 'I wrote the new chain on a note, so nobody buys the wrong one.';
    expect(resultsOf(null, told)).toEqual(['so nobody buys the wrong one']);
    expect(resultsOf(null, `${told} The owner got back 20 pounds.`)).toEqual([
      'The owner got back 20 pounds',
    ]);
  });
});

describe('what came of it, with idle talk behind it', () => {
  const idle =
    'The building had four floors. My chair was by the window. It was a long day. That was in winter. ' +
    'He told me about his new car. My colleague was on the phone all afternoon.';

  it.each([
    ['It was loud again.', 'It was loud again'],
    ['She calls every Sunday now.', 'She calls every Sunday now'],
    ['They signed after two weeks.', 'They signed after two weeks'],
    ['He thanked me and had it on Friday.', 'He thanked me and had it on Friday'],
  ])('is found: %s', (ending, quote) => {
    expect(resultsOf(null, `I replaced the chain and the brake. ${ending} ${idle}`)).toEqual([quote]);
  });

  it.each([
    'That is how it went.',
    'This is what happened.',
    'It went like that.',
    'It was like this.',
    'That was my part.',
    'That was my answer.',
    'It was interesting.',
    'It was really difficult.',
    'They were my colleagues.',
    'He was my boss.',
    'It was called Atlas.',
  ])('is no padding: %s', (padding) => {
    expect(resultsOf(null, `I replaced the chain and the brake. ${padding}`)).toEqual([]);
  });

  it.each([
    'They were our best riders.',
    'That was our best month.',
    'It was quiet.',
    'They were glad.',
    'That was what they had asked for all year.',
  ])('is told of what was reached: %s', (ending) => {
    expect(resultsOf(null, `I replaced the chain and the brake. ${ending}`)).toHaveLength(1);
  });

  it('is not the idle talk', () => {
    expect(resultsOf(null, `I replaced the chain and the brake. ${idle}`)).toEqual([]);
  });

  it.each([
    ['The bell was loud again.', ['The bell was loud again']],
    ['The chain was broken again.', []],
    ['I would put a note in the file and ring again the week after.', []],
    ['The owner was there, and he had it on Friday.', ['and he had it on Friday']],
    ['The owner was there, and I had it on Friday.', []],
    [
      'It took me a morning. Since then I always ask which days are strange.',
      ['Since then I always ask which days are strange'],
    ],
  ])('is what was reached, and not what went wrong or how long it took: %s', (ending, quotes) => {
    expect(resultsOf(null, `I replaced the chain and the brake. ${ending}`)).toEqual(quotes);
  });
});

describe('what a step is for', () => {
  it.each([
    ['because the next person will get lost too', 'because the next person will get lost too'],
    ['since a hole always means that something broke', 'since a hole always means that something broke'],
    ['because in a month nobody remembers', 'because in a month nobody remembers'],
    ['so nobody has to ask for the refund twice', 'so nobody has to ask for the refund twice'],
  ])('is found in an imagined case: %s', (reason, quote) => {
    const [found] = resultsOf('customer-support-07', `I would write down the refund, ${reason}.`);
    expect(found).toBe(quote);
  });

  it.each([
    'because we have no time for it',
    'because I know the customer',
    'since Monday at the latest',
    'if the page of the refund works',
    'because what the office thinks they need',
    'because somebody is older or comes from elsewhere',
    'because if people are being hurt I have to do something',
    'because the customer is new',
    'and wait until they are back',
    'and keep it until the manager is back',
    'and before it isn’t finished I’d ask my boss',
    'and look at how many cases are solved at the first call',
    'and I’d rather they show me the page',
  ])('is not why somebody does no more, a time, a condition, a measure or a wish: %s', (reason) => {
    expect(resultsOf('customer-support-07', `I would write down the refund, ${reason}.`)).toEqual([]);
  });
});

describe('what others would have of a step', () => {
  const step = 'I would write down the refund and tell the customer the rule.';

  it.each([
    ['They would feel treated fairly.', 'They would feel treated fairly'],
    ['The customer would get a clear answer.', 'The customer would get a clear answer'],
    ['Nobody would have to call twice.', 'Nobody would have to call twice'],
    ['He’d know where he stands.', 'He’d know where he stands'],
    ['He would be calm, and the shop would keep him.', 'and the shop would keep him'],
  ])('is what came of it in an imagined case, behind the step: %s', (effect, quote) => {
    expect(resultsOf('customer-support-07', `${step} ${effect}`)).toContain(quote);
    expect(resultsOf('customer-support-07', `${effect} ${step}`)).not.toContain(quote);
  });

  it.each([
    'The customer would have to send a photo.',
    'A photo of the screen would be great.',
    'That would be my first step.',
    'It would depend on the rule.',
    'Ask what they would need.',
    'I would tell him he would get a new date.',
    'Because somebody is older or comes from elsewhere.',
    'Because if people are being hurt I have to do something.',
  ])('is no step, wish, condition or reason: %s', (said) => {
    expect(resultsOf('customer-support-07', `${step} ${said}`)).toEqual([]);
  });
});

describe('what was not reached', () => {
  it.each([
    'We dropped the four old chains.',
    'After that we only counted finished chains.',
    'The chains were nearly done.',
    'So that was what we had.',
    'And if it works I sell it.',
  ])('is no result: %s', (ending) => {
    expect(resultsOf(null, `I replaced the chain and the brake. ${ending}`)).toEqual([]);
  });

  it.each([
    [
      'Half a year later the owner told me he rides twice a day.',
      'Half a year later the owner told me he rides',
    ],
    ['At the end it was one day late.', 'At the end it was one day late'],
    ['We made it in time.', 'We made it in time'],
  ])('is told apart from what was: %s', (ending, quote) => {
    const [found] = resultsOf(null, `I replaced the chain and the brake. ${ending}`);
    expect(found).toContain(quote);
  });
});

describe('what came of it, by its place in the account', () => {
  it.each([
    [
      'I check the chain each week. Last year I had just that: the chain fell off once a week. I oiled it.',
      [],
    ],
    ['I swapped the cable. Then the pump stopped working.', []],
    ['I asked her about the brake. She felt cheated. I gave her a new one.', []],
    ['I took the bicycle apart. It was the chain. I replaced it.', []],
    ['I turned the wheel so that it can be seen.', ['so that it can be seen']],
    [
      'I rang a lady about her brake, she took the old one and wrote us a nice review.',
      ['she took the old one and wrote us a nice review'],
    ],
    ['I oiled the chain. By winter they rode on it.', ['By winter they rode on it']],
    ['I oiled the chain. It has run since.', ['It has run since']],
    ['I oiled the chain. We handed it out at six, as planned.', ['We handed it out at six, as planned']],
    ['I oiled the chain. Not one rider fell in July.', ['Not one rider fell in July']],
  ])('is no fault, and nothing between two deeds: %s', (answer, quotes) => {
    expect(resultsOf(null, answer)).toEqual(quotes);
  });
});

describe('what you would do', () => {
  const stepsOf = (answer: string) =>
    judge(questionById('customer-support-07'), answer)?.items.find(({ check }) => check === 'action')
      ?.evidence;

  it.each([
    'I plot the refunds of the year.',
    'I would probably just approve the refund.',
    'I would go over to the customer with the refund.',
  ])('is any verb behind "I": %s', (answer) => {
    expect(stepsOf(answer)?.map(({ quote }) => `${quote}.`)).toEqual([answer]);
  });

  it.each([
    'I still get lost in the rules of the refund.',
    'I never trust the rules of the refund.',
    'The refund is there so that I judge it.',
    'Say 30 refunds a week before, and 10 after.',
    'Waiting can mislead when staff pick up and put the caller of the refund on hold.',
    'When staff pick up and put the caller on hold the refund looks fast.',
  ])('is no state, purpose or supposition: %s', (answer) => {
    expect(stepsOf(answer) ?? []).toEqual([]);
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
