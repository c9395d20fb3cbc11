import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roleFamilies } from '../../../content/role-families.ts';
import type { SelectionRequest } from '../ports.ts';
import { selectQuestions } from './selection.ts';

const [software, data] = roleFamilies;
if (!software || !data) throw new Error('the bank is empty');

const request: SelectionRequest = {
  family: software,
  level: 'mid',
  questionType: 'mixed',
  count: 5,
  jobDescription: null,
  seed: 'one',
};

const ids = (changes: Partial<SelectionRequest>) =>
  selectQuestions({ ...request, ...changes }).questions.map(({ id }) => id);

describe('selectQuestions', () => {
  const requests = fc.record({
    family: fc.constantFrom(...roleFamilies),
    level: fc.constantFrom('junior' as const, 'mid' as const, 'senior' as const),
    questionType: fc.constantFrom(
      'mixed' as const,
      'behavioural' as const,
      'situational' as const,
      'technical' as const,
    ),
    count: fc.integer({ min: 1, max: 12 }),
    jobDescription: fc.option(fc.lorem({ maxCount: 30 })),
    seed: fc.string(),
  });

  it('keeps to level and type, repeats nothing, and gives as many as there are', () => {
    fc.assert(
      fc.property(requests, (any) => {
        const { questions } = selectQuestions(any);
        const fitting = any.family.questions.filter(
          ({ levels, type }) =>
            levels.includes(any.level) && (any.questionType === 'mixed' || type === any.questionType),
        );
        expect(new Set(questions).size).toBe(Math.min(any.count, fitting.length));
        expect(fitting).toEqual(expect.arrayContaining([...questions]));
        expect(selectQuestions(any)).toEqual(selectQuestions(any));
      }),
    );
  });

  it('varies with the seed', () => {
    const orders = new Set(Array.from({ length: 20 }, (_, seed) => ids({ seed: String(seed) }).join()));
    expect(orders.size).toBeGreaterThan(10);
  });

  it('spreads competencies as evenly as the bank allows', () => {
    fc.assert(
      fc.property(requests, (any) => {
        const { questions, method } = selectQuestions({ ...any, jobDescription: null });
        const fitting = any.family.questions.filter(
          ({ levels, type }) =>
            levels.includes(any.level) && (any.questionType === 'mixed' || type === any.questionType),
        );
        const competencies = new Set(fitting.map(({ competency }) => competency)).size;
        expect(method).toBe('bank');
        expect(new Set(questions.map(({ competency }) => competency)).size).toBe(
          Math.min(any.count, competencies),
        );
      }),
    );
  });

  it('puts first what a job description speaks of, and names it', () => {
    const selection = selectQuestions({
      ...request,
      count: 3,
      jobDescription:
        'You will migrate large live tables: add a column, backfill in batches, dual write, backward compatible schema, avoid locks and replication lag.',
    });
    expect(selection.method).toBe('overlap');
    expect(selection.questions[0]?.id).toBe('software-14');
    expect(selection.matchedTerms).toEqual(expect.arrayContaining(['backfill', 'dual write', 'replication']));
  });

  it('names what it goes by in the words of the description, each once', () => {
    const jobDescription =
      'People partner for a bakery with 80 staff. You settle conflicts, hire drivers and bakers, end a conflict between managers and write simple rules.';
    const family = roleFamilies.find(({ id }) => id === 'people') ?? software;
    const { method, matchedTerms } = selectQuestions({ ...request, family, count: 3, jobDescription });
    expect(method).toBe('overlap');
    expect(matchedTerms).toEqual(expect.arrayContaining(['conflicts', 'hire', 'managers']));
    expect(matchedTerms).not.toContain('conflict');
    for (const term of matchedTerms) expect(jobDescription).toContain(term);
  });

  it('names no more than can be read at a glance', () => {
    const prompts = software.questions.map(({ prompt }) => prompt).join(' ');
    expect(selectQuestions({ ...request, count: 12, jobDescription: prompts }).matchedTerms).toHaveLength(12);
  });

  it('keeps three competencies with a job description too', () => {
    const jobDescription = software.questions
      .filter(({ competency }) => competency === 'debugging')
      .flatMap(({ concepts }) => concepts.flatMap(({ synonyms }) => synonyms))
      .join(', ');
    const { questions } = selectQuestions({ ...request, count: 6, jobDescription });
    expect(new Set(questions.map(({ competency }) => competency)).size).toBeGreaterThanOrEqual(3);
  });

  it('says so where the description shares nothing', () => {
    const selection = selectQuestions({ ...request, jobDescription: 'Xylophone.' });
    expect(selection).toMatchObject({ method: 'overlap', matchedTerms: [] });
    expect(selection.questions.map(({ id }) => id)).toEqual(ids({}));
  });
});
