import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { everyQuestionOf, roleFamilies } from './role-families.ts';

const types = ['behavioural', 'situational', 'technical'] as const;
const levels = ['junior', 'mid', 'senior'] as const;

/** Words of any talk: none is a term of a trade by itself. */
const everydayWords = new Set(
  `
    a about above advance after afterwards again all alone already also always answer answered anything
    around ask asked at away bad because become becomes before began begin believe below best better big
    book both bought bring broke brought buy by call called calm came can cause change changed choose chose
    city clear close come consider country daily date day decide decided did different do done double
    doubled down drop early earlier easy eight else end ended enough ever every fall family far feel felt
    few find fine first five forgot form found four friend friends from full funny gave get give go good got
    great group half happen happy hard have hear heard help helped her here high him his home honest hour
    hours how if ill important in increase it job just keep kept kind know known large last late later learn
    learnt leave left less let life like listen little live long look lot low made make man many maybe meet
    men met mind minute moment money month months more morning most much must my name need never new news
    next nice nine no nobody not nothing now number numbers of off often old on once one only open or order
    other our out over own paid part pay people person phone place plan play possible present put question
    questions quick quiet quickly read ready real really reason right run sad said same saw say school
    second see seem sell send seven several short show sign silent simple single six small some somebody
    something soon sorry speak start stay still stop street strong suddenly system take talk task tasks tea
    tell ten terms than thank the then there they thing things think thought three time today together told
    tomorrow took town try turn two type understand up use used usual vary very wait walk want wanted was
    waste way we week weeks well went were what when where which while who whole why will woman women word
    words work worked world worse worst would write written wrong year years yes yesterday you young
  `.split(/\s+/),
);

const repeated = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);
const unique = (ids: readonly string[]) => [...new Set(ids)];

test('ids and prompts are given once, for practice and hiring together', () => {
  const every = roleFamilies.flatMap(everyQuestionOf);
  for (const given of [
    roleFamilies.map(({ id }) => id),
    every.map(({ id }) => id),
    every.map(({ prompt }) => prompt),
  ])
    expect(unique(given)).toEqual(given);
});

test('every folder of a family is offered', () => {
  const folders = readdirSync(join(import.meta.dirname, 'families'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(roleFamilies.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
});

describe.each(roleFamilies)('$id', (family) => {
  const { id, competencies, questions, hiringQuestions } = family;

  it('has enough questions of every type, level and competency', () => {
    expect(questions.length).toBeGreaterThanOrEqual(12);
    for (const type of types)
      expect(questions.filter((question) => question.type === type).length, type).toBeGreaterThanOrEqual(4);
    for (const level of levels)
      expect(
        questions.filter((question) => question.levels.includes(level)).length,
        level,
      ).toBeGreaterThanOrEqual(8);
    for (const competency of competencies)
      expect(
        questions.filter((question) => question.competency === competency.id).length,
        competency.id,
      ).toBeGreaterThanOrEqual(2);
  });

  it.each(levels)('keeps a question for hiring a %s by each competency', (level) => {
    const asked = hiringQuestions.filter((question) => question.levels.includes(level));
    expect(unique(asked.map(({ competency }) => competency)).toSorted()).toEqual(
      competencies.map((competency) => competency.id).toSorted(),
    );
  });

  it('keeps questions of every type for hiring', () => {
    expect(unique(hiringQuestions.map(({ type }) => type)).toSorted()).toEqual(types);
  });

  it('asks only about its competencies, under its own ids', () => {
    for (const question of everyQuestionOf(family)) {
      expect(question.id).toMatch(new RegExp(`^${id}-\\d\\d$`));
      expect(
        competencies.map((competency) => competency.id),
        question.id,
      ).toContain(question.competency);
    }
  });

  it('names each concept and each synonym of a question once, none a single everyday word', () => {
    const wrong = everyQuestionOf(family).flatMap(({ id: questionId, concepts }) => [
      ...repeated(concepts.map((concept) => concept.id)).map((concept) => `${questionId}: ${concept}, twice`),
      ...concepts.flatMap(({ id: conceptId, synonyms }) => [
        ...repeated(synonyms).map((synonym) => `${questionId} / ${conceptId}: ${synonym}, twice`),
        ...synonyms
          .filter((synonym) => everydayWords.has(synonym))
          .map((synonym) => `${questionId} / ${conceptId}: ${synonym}, of any talk`),
      ]),
    ]);
    expect(wrong).toEqual([]);
  });
});
