import { describe, expect, it } from 'vitest';
import {
  allGoldenAnswers,
  familyAnswers,
} from '../../../tests/support/answers/families/family-answers.fixture.ts';
import { hiringAnswers } from '../../../tests/support/answers/hiring/hiring-answers.fixture.ts';
import { laconicAnswers, naturalAnswers } from '../../../tests/support/answers/natural-answers.fixture.ts';
import { amongOtherWords, namesOfThings, peopleInProse, termsOfTheTrade } from './names-in-prose.fixture.ts';
import { findPersonalData, withoutPersonalData } from './personal-data.ts';

/** Where a name and a tool can stand alike. */
const positions: readonly ((found: string) => string)[] = [
  (found) => `We built it together with ${found}.`,
  (found) => `The review was done by ${found}, and it went well.`,
  (found) => `My brother and ${found} wrote the plan.`,
  (found) => `In spring I handed it over to ${found} for good.`,
  (found) => `We got the numbers from ${found} last year.`,
  (found) => `I prepared the slides for ${found} and the board.`,
  (found) => `With ${found} it took a day.`,
];
const inAllPositions = (found: string) => positions.map((position) => position(found));
const shown = (text: string) => withoutPersonalData(text, []);

/** The answers of the fixtures in which nobody is called by a whole name. */
const validAnswers: readonly string[] = [
  ...allGoldenAnswers.flatMap(({ strong, weak, short, learner }) => [strong, weak, short, learner]),
  ...familyAnswers.flatMap(({ natural }) => natural.map(([, answer]) => answer)),
  ...hiringAnswers.flatMap(({ strong, short, offTopic }) => [strong, short, offTopic]),
  ...[naturalAnswers, laconicAnswers].flatMap((answers) => answers.map(([, answer]) => answer)),
];

describe('findNamesInProse', () => {
  it.each(peopleInProse)('takes %s out wherever a preposition stands before', (name) =>
    expect(inAllPositions(name).map(shown)).toEqual(inAllPositions('[name]')),
  );

  it.each(Object.entries(termsOfTheTrade))('leaves what %s works with', (_family, terms) => {
    const texts = terms.flatMap(inAllPositions);
    expect(texts.map(shown)).toEqual(texts);
  });

  it.each(amongOtherWords)('knows a name among other words: %j', (text, expected) =>
    expect(shown(text)).toBe(expected),
  );

  it.each(namesOfThings)('leaves what only bears a name: %j', (text) => expect(shown(text)).toBe(text));

  it('shows the candidate’s name alike whether it is a known one or not', () => {
    const text = (own: string) => `I wrote it with ${own} on the cover, and ${own} it stayed.`;
    const shownOf = (own: string) => withoutPersonalData(text(own), [own]);
    expect(shownOf('Zhxqw Vrtkl')).toBe(shownOf('Anna Berg'));
  });

  it('changes no word of a sound answer but the names of three people in them', () => {
    expect(validAnswers.length).toBeGreaterThan(400);
    const found = validAnswers.flatMap((answer) =>
      findPersonalData(answer, []).map(({ start, end }) => answer.slice(start, end)),
    );
    expect(found).toEqual(['Aisha', 'Tom', 'Lena']);
  });
});
