import { describe, expect, test } from 'vitest';
import { choiceSets } from '../../../content/choices/choice-sets.ts';
import { codingSets } from '../../../content/coding/coding-sets.ts';
import { anInterview, moment } from '../session/session-state.fixture.ts';
import { demoPlans } from './demo-plans.ts';
import { type HiringPlan, hiringInterview, planProblems } from './hiring-interview.ts';
import { keptForHiring } from './kept-for-hiring.fixture.ts';

const at = moment(0);
const { engine } = anInterview();
const plans = demoPlans('Sample Company', engine, at).map(({ plan }) => plan);

function aPlan(change: Partial<HiringPlan> = {}, terms: Partial<HiringPlan['terms']> = {}): HiringPlan {
  const [plan] = plans;
  if (!plan) throw new Error('The demo has no interview.');
  return { ...plan, ...change, terms: { ...plan.terms, ...terms } };
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

test('the demo asks what is kept for hiring alone, once in each competency', () => {
  const kept = keptForHiring.map(({ id }) => id);
  for (const { family, questionIds: asked, weights: shares } of plans) {
    expect(kept).toEqual(expect.arrayContaining([...asked]));
    expect(Object.keys(shares)).toEqual(family.competencies.map(({ id }) => id));
  }
});

test('the demo asks for code once, at the end of the interview with a software engineer', () => {
  const identity = { id: 'interview', ownerId: 'recruiter', createdAt: at };
  const interviews = plans.map((plan) => hiringInterview(plan, identity));
  const types = interviews.map(({ questions }) => questions.map(({ type }) => type));
  expect(types.map((of) => of.indexOf('coding'))).toEqual([(types[0]?.length ?? 0) - 1, -1, -1]);
  const versions = interviews.map(({ selection }) => selection.codingSetVersion);
  expect(versions).toEqual([
    codingSets.find(({ familyId }) => familyId === 'software')?.version,
    undefined,
    undefined,
  ]);
});

test('the demo has one interview that is open, one that closes within a day and one that is closed', () => {
  expect(plans.flatMap(planProblems)).toEqual([]);
  const hoursLeft = plans.map(({ terms }) => (terms.closesAt.getTime() - at.getTime()) / 3_600_000);
  expect(hoursLeft).toEqual([336, 20, -24]);
  expect(plans.every(({ terms }) => terms.title.endsWith('(sample)'))).toBe(true);
  expect(plans.every((plan) => plan.questionIds.length >= 3)).toBe(true);
});
