import { describe, expect, it } from 'vitest';
import type { Engine, PracticeType } from '../../../../openapi/gen/types.gen.ts';
import { engineChanged, whatElseDiffers, whyNotComparable } from './comparable.ts';

const rules: Engine = { name: 'rules', label: 'Checklist', version: '1.0.0', reason: 'AI is not configured' };
const ai = { model_key: 'small', temperature: 0, prompt_version: '1' };
const llm: Engine = { name: 'llm', label: 'AI', version: '1.0.0', reason: 'AI is configured', ai };
const report = (engine: Engine, family = 'software', type: PracticeType = 'mixed') => ({
  engine,
  question_type: type,
  role_family: { _id: family, name: family },
});

describe('whyNotComparable', () => {
  it.each([
    [report(rules), report(rules), null],
    [report(llm), report(llm), null],
    [report(rules), report({ ...rules, version: '2.0.0' }), null],
    [report(rules), report(rules, 'data'), /role families/],
    [report(rules), report(llm), /different engines/],
    [report(rules), report(rules, 'software', 'multiple_choice'), /scored exactly/],
    [report(rules), report(rules, 'software', 'coding'), /scored exactly/],
    [report(llm), report({ ...llm, ai: { ...ai, model_key: 'large' } }), /different AI models/],
  ])('%#', (one, other, reason) => {
    const why = whyNotComparable(one, other);
    if (reason) expect(why).toMatch(reason);
    else expect(why).toBeNull();
    expect(whyNotComparable(other, one)).toBe(why);
  });
});

it('knows when the same engine has become another', () => {
  expect(engineChanged(report(llm), report(llm))).toBe(false);
  expect(engineChanged(report(rules), report({ ...rules, version: '1.1.0' }))).toBe(true);
  expect(engineChanged(report(llm), report({ ...llm, ai: { ...ai, prompt_version: '2' } }))).toBe(true);
});

it('says what else two reports differ in than the answers', () => {
  const one = { ...report(rules), mode: 'practice', level: 'mid', bank_version: 1 } as const;
  expect(whatElseDiffers(one, one)).toEqual([]);
  const engine = { ...rules, version: '2.0.0' };
  const other = { ...one, mode: 'ai', level: 'junior', bank_version: 2, engine } as const;
  expect(whatElseDiffers(one, other)).toEqual([
    expect.stringMatching(/engine has changed/),
    expect.stringMatching(/question bank has changed/),
    expect.stringMatching(/different levels/),
    expect.stringMatching(/One is a practice/),
  ]);
});
