import { describe, expect, test } from 'vitest';
import { choiceSets } from '../../../content/choices/choice-sets.ts';
import { roleFamilies } from '../../../content/role-families.ts';
import { anInterview, moment } from '../session/session-state.fixture.ts';
import { type HiringPlan, hiringInterview, planProblems } from './hiring-interview.ts';

const at = moment(0);
const { engine } = anInterview();

function aPlan(change: Partial<HiringPlan> = {}, terms: Partial<HiringPlan['terms']> = {}): HiringPlan {
  const family = roleFamilies.find(({ id }) => id === 'software');
  if (!family) throw new Error('The bank has no software engineers.');
  const questions = family.hiringQuestions;
  return {
    family,
    level: 'mid',
    questionIds: questions.map(({ id }) => id),
    weights: Object.fromEntries(questions.map(({ competency }) => [competency, 1 / questions.length])),
    followUpCap: 1,
    limitSeconds: 1800,
    engine,
    terms: {
      company: 'Sample Company',
      title: 'Software engineer',
      attemptsAllowed: 1,
      opensAt: at,
      closesAt: moment(86_400),
      integrity: { signals: ['paste'], camera: 'none', may_decline_signals: true },
      retentionDays: 90,
      retentionFrom: 'closing',
      ...terms,
    },
    ...change,
  };
}

const { questionIds, weights } = aPlan();
/** Of practice: in words, with a key, by code. */
const practised = ['software-01', 'software-choice-01', 'software-coding-01'];

describe('a plan', () => {
  test.each<[string, HiringPlan]>([
    ['question_ids', aPlan({ questionIds: [], weights: {} })],
    ['question_ids', aPlan({ questionIds: [...questionIds, 'software-99'] })],
    ['question_ids', aPlan({ questionIds: [...questionIds, questionIds[0] ?? ''] })],
    ...practised.map((id): [string, HiringPlan] => [
      'question_ids',
      aPlan({ questionIds: [...questionIds, id] }),
    ]),
    ['weights', aPlan({ weights: { ...weights, other: 0 } })],
    ['weights', aPlan({ weights: { ...weights, [Object.keys(weights)[0] ?? '']: 0.9 } })],
    ['weights', aPlan({ questionIds: questionIds.slice(0, 1) })],
    ['follow_up_cap', aPlan({ followUpCap: 3 })],
    ['limit_seconds', aPlan({ limitSeconds: 30 })],
    ['attempts_allowed', aPlan({}, { attemptsAllowed: 4 })],
    ['attempts_allowed', aPlan({}, { attemptsAllowed: 0 })],
    ['closes_at', aPlan({}, { closesAt: aPlan().terms.opensAt })],
    ['retention_days', aPlan({}, { retentionDays: 29 })],
  ])('is refused for its %s', (field, plan) => {
    expect(planProblems(plan).map((problem) => problem.field)).toContain(field);
  });

  test('freezes the questions in the order chosen and the weights with their competencies', () => {
    const identity = { id: 'interview', ownerId: 'recruiter', createdAt: at };
    const frozen = hiringInterview(aPlan({ questionIds: questionIds.toReversed() }), identity);
    expect(frozen).toMatchObject({ ...identity, mode: 'ai', selection: { method: 'bank' } });
    expect(frozen.questions.map(({ id }) => id)).toEqual(questionIds.toReversed());
    expect(Object.fromEntries(frozen.competencies.map(({ id, weight }) => [id, weight]))).toEqual(weights);
  });
});

test('an interview for hiring can ask choices, with their options in the same order for everybody', () => {
  const choices = ['software-choice-14', 'software-choice-15'];
  const [frozen, again] = ['one', 'two'].map((id) =>
    hiringInterview(aPlan({ questionIds: [...questionIds, ...choices] }), {
      id,
      ownerId: 'recruiter',
      createdAt: at,
    }),
  );
  expect(frozen?.questions.slice(-2)).toMatchObject(choices.map((id) => ({ id, type: 'multiple_choice' })));
  expect(frozen?.questions).toEqual(again?.questions);
  const [{ version } = { version: 0 }] = choiceSets;
  expect(frozen?.selection).toMatchObject({ choiceSetVersion: version });
});
