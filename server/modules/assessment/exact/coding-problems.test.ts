import { describe, expect, it } from 'vitest';
import { codingSets } from '../../../content/coding/coding-sets.ts';
import { asQuestion } from './code-question.ts';
import { judgeCode } from './judge-code-service.ts';
import { scoreCode } from './score-code.ts';
import { solutions } from './solutions/solutions.fixture.ts';

const asked = codingSets
  .flatMap(({ problems, hiringProblems }) => [...problems, ...hiringProblems])
  .map(asQuestion);
const answer = { language: 'javascript', source: '' } as const;

describe.each(asked)('$id', (question) => {
  const { javascript = '', wrong = {} } = solutions[question.id] ?? {};
  const judge = (source: string) =>
    judgeCode(question, {
      text: JSON.stringify({ ...answer, source }),
      outcome: 'answered',
      isPractice: false,
    });

  it('is solved by its reference', async () => {
    const { result, code } = await judge(javascript);
    const results = [...(code?.visible ?? []), ...(code?.hidden ?? [])];
    expect(results.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(result).toBe('right');
  });

  it('is not solved by what is wrong', async () => {
    expect(Object.keys(wrong).length).toBeGreaterThanOrEqual(2);
    for (const [fault, source] of Object.entries(wrong)) {
      const { result, code } = await judge(source);
      const outcomes = code?.hidden.map(({ outcome }) => outcome);
      expect(outcomes, fault).toContain('wrong');
      expect(result, fault).not.toBe('right');
    }
  });

  it('gives nothing for a fixed result, and nothing for what comes in', () => {
    const cases = [...question.visible, ...question.hidden];
    const fixed = ['null', '0', '1', 'true', '[]', '{}', '""'].map((json) => cases.map(() => json));
    const unchanged = cases.map((one) => JSON.stringify(one.arguments[0]));
    for (const results of [...fixed, unchanged]) {
      const runs = results.map((json) => ({ kind: 'result', json }) as const);
      expect(scoreCode(question, answer, runs), results[0]).toMatchObject({ points: 0, result: 'wrong' });
    }
  });
});
