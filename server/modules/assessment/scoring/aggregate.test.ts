import { describe, expect, it } from 'vitest';
import { judge, questionById } from '../../../../tests/support/judging-bank.ts';
import { roleFamilies } from '../../../content/role-families.ts';
import { competencyFindings } from './aggregate.ts';

describe('competencyFindings', () => {
  it('counts for each competency of the interview in how many answers a check was found', () => {
    const [software] = roleFamilies;
    const debugging = questionById('software-03');
    const told = judge(debugging, 'I reproduced the crash and read the stack trace.');
    const judged = [
      { number: 1, competencyId: 'debugging', checklist: told, assessment: null },
      { number: 2, competencyId: 'debugging', checklist: null, assessment: null },
      { number: 3, competencyId: 'delivery', checklist: null, assessment: null },
    ];
    const findings = competencyFindings(software ?? { competencies: [] }, judged, 'rules');
    expect(findings.map(({ _id, questions, scorable }) => ({ _id, questions, scorable }))).toEqual([
      { _id: 'debugging', questions: [1, 2], scorable: 1 },
      { _id: 'delivery', questions: [3], scorable: 0 },
    ]);
    expect(findings[0]?.checks.map(({ check, found, of }) => `${check} ${found}/${of}`)).toEqual([
      'context 0/1',
      'action 1/1',
      'result 0/1',
      'specifics 0/1',
      'concepts 1/1',
    ]);
    expect(JSON.stringify(findings)).not.toMatch(/score|overall|rank/i);
  });

  it('does not call an answer usable of which it is unclear whether it is about its question', () => {
    const [software] = roleFamilies;
    // As reports of before have it.
    const story = { found: 0, of: 5, is_unclear: true, items: [], concepts: [] };
    const judged = [{ number: 1, competencyId: 'debugging', checklist: story, assessment: null }];
    const [finding] = competencyFindings(software ?? { competencies: [] }, judged, 'rules');
    expect(finding?.scorable).toBe(0);
    expect(finding?.checks.map(({ found, of }) => `${found}/${of}`)).toEqual(Array(5).fill('0/0'));
  });
});
