import { describe, expect, it } from 'vitest';
import { sayHow, sayInEnglish, sayMore } from '../gate/say-more.ts';
import { allQuestions, bicycleQuestion, questionById } from '../judging-bank.fixture.ts';
import type { SpokenTurn } from '../ports.ts';
import { nextFollowUp } from './follow-up.ts';

const question = bicycleQuestion;

function turns(
  core: string,
  ...replies: readonly (readonly [prompt: string, answer: string])[]
): SpokenTurn[] {
  const asked = [[question.prompt, core] as const, ...replies];
  return asked.map(([prompt, answer], index) => ({ turnId: `t${index}`, prompt, answer }));
}

const whatYouDid = 'What did you do yourself?';
const whatCame = 'What was the result, in numbers if you have them?';
const whereWhen = 'When and where was this, and what was the situation?';

describe('nextFollowUp', () => {
  it.each<[string, SpokenTurn[], number, string | null]>([
    ['own action first', turns('We replaced the chain of the bicycle with a spanner.'), 2, whatYouDid],
    ['then the result', turns('I replaced the chain of the bicycle with a spanner.'), 2, whatCame],
    [
      'the next check where a reply did not show the one asked for',
      turns('We replaced the chain of the bicycle.', [whatYouDid, 'We all did the work together.']),
      2,
      whatCame,
    ],
    [
      'what else is missing once a reply has shown it',
      turns('I replaced the chain of the bicycle.', [whatCame, 'In the end it was stable and quiet.']),
      2,
      whereWhen,
    ],
    ['at most the cap', turns('We replaced the chain.', [whatYouDid, 'I used the spanner.']), 1, null],
    ['nothing with a cap of none', turns('We replaced the chain.'), 0, null],
    [
      'at most two, whatever the cap',
      turns('We replaced it.', [whatYouDid, 'We did.'], [whatCame, 'It ran.']),
      9,
      null,
    ],
    ['nothing after an empty answer', turns(''), 2, null],
    ['more after an insufficient answer', turns('fine'), 2, sayMore],
    [
      'for English after an answer in another language',
      turns('Ich habe die Kette gewechselt und bin dann mit dem Rad um den See gefahren.'),
      2,
      sayInEnglish,
    ],
    ['more only once', turns('fine', [sayMore, 'yes']), 2, null],
    ['nothing without a turn', [], 2, null],
  ])('asks for %s', (_, said, cap, expected) => {
    expect(nextFollowUp(question, said, cap)).toBe(expected);
  });

  it('asks nothing where nothing is missing', () => {
    const all =
      'Last year at my old school a bicycle stood in the yard. I replaced the chain with a spanner. In the end it was stable and I took it for a ride of 20 km.';
    expect(nextFollowUp(question, turns(all), 2)).toBeNull();
  });

  it('asks an imagined case in words that fit it', () => {
    const situational = questionById('software-08');
    const asked = nextFollowUp(
      situational,
      [
        {
          turnId: 't',
          prompt: situational.prompt,
          answer: 'The deploy has to be rolled back, and the logs have to be read.',
        },
      ],
      2,
    );
    expect(asked).toBe('Which steps would you take yourself?');
  });

  it('never names a concept of any question', () => {
    const texts = [whatYouDid, whatCame, whereWhen, sayMore, sayHow, sayInEnglish].join(' ').toLowerCase();
    for (const { concepts } of allQuestions) {
      for (const { label } of concepts) expect(texts).not.toContain(label.toLowerCase());
    }
  });
});
