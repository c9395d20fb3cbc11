import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { everydayWords } from './everyday-words.fixture.ts';
import { everyQuestionOf, roleFamilies } from './role-families.ts';

const types = ['behavioural', 'situational', 'technical'] as const;
const levels = ['junior', 'mid', 'senior'] as const;

/** Also in an inflected form: "tested", "tests" and "testing" as well as "test". */
const isEveryday = (synonym: string) => {
  const stem = synonym.replace(/(?:s|es|d|ed|ing)$/, '');
  return [synonym, stem, synonym.replace(/s$/, ''), `${stem}e`].some((form) => everydayWords.has(form));
};

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
          .filter(isEveryday)
          .map((synonym) => `${questionId} / ${conceptId}: ${synonym}, of any talk`),
      ]),
    ]);
    expect(wrong).toEqual([]);
  });
});
