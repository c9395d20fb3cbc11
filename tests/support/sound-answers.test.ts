import { describe, expect, it } from 'vitest';
import { everyQuestionOf, roleFamilies } from '../../server/content/role-families.ts';
import { foundChecks, judge } from '../../server/modules/assessment/judging-bank.fixture.ts';
import { soundAnswerTo, unfinishedAnswerTo } from './sound-answers.ts';

const families = roleFamilies.filter(({ id }) => id === 'software');
const practice = families.flatMap(({ questions }) => questions);
const conceptsIn = (checklist: ReturnType<typeof judge>) =>
  checklist?.concepts.filter(({ found }) => found).length;

describe.each(families.flatMap(everyQuestionOf))('$id', (question) => {
  it('has a sound answer that counts, with its matter and an own action in it', () => {
    const checklist = judge(question, soundAnswerTo(question.prompt));
    expect(checklist?.is_unclear).toBeUndefined();
    expect(foundChecks(checklist)).toEqual(expect.arrayContaining(['action', 'concepts']));
    expect(conceptsIn(checklist)).toBeGreaterThanOrEqual(3);
  });
});

it.each(practice.filter(({ type }) => type === 'behavioural'))(
  '$id: an unfinished answer counts, and lacks something',
  (question) => {
    const checklist = judge(question, unfinishedAnswerTo(question.prompt));
    expect(checklist?.is_unclear).toBeUndefined();
    expect(conceptsIn(checklist)).toBeGreaterThanOrEqual(2);
    expect(foundChecks(checklist)).not.toContain('result');
  },
);
