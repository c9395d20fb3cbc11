import { describe, expect, it } from 'vitest';
import { everyQuestionOf, roleFamilies } from '../../server/content/role-families.ts';
import { foundChecks, judge } from './judging-bank.ts';
import { unfinishedAnswerTo, validAnswerTo } from './valid-answers.ts';

const families = roleFamilies.filter(({ id }) => id === 'software');
const practice = families.flatMap(({ questions }) => questions);

describe.each(families.flatMap(everyQuestionOf))('$id', (question) => {
  it('has a sound answer with an own action in it', () => {
    const checklist = judge(question, validAnswerTo(question.prompt));
    expect(foundChecks(checklist)).toContain('action');
    expect(checklist?.found).toBeGreaterThanOrEqual(1);
    expect(checklist?.note).toBeUndefined();
  });
});

it.each(practice.filter(({ type }) => type === 'behavioural'))(
  '$id: an unfinished answer counts, and lacks something',
  (question) => {
    const checklist = judge(question, unfinishedAnswerTo(question.prompt));
    expect(checklist?.found).toBeGreaterThanOrEqual(1);
    expect(foundChecks(checklist)).not.toContain('result');
  },
);
