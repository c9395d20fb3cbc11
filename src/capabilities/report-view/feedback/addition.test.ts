import { describe, expect, it } from 'vitest';
import type { CheckName, EvidenceSpan } from '../../../../openapi/gen/types.gen.ts';
import type { FoundAnswer } from '../findings/answer-findings.tsx';
import { additionTo } from './addition.ts';

const text = 'Last May our shop failed. I read the logs and fixed it. Errors fell. ';
const at = (quote: string): EvidenceSpan => {
  const start = text.indexOf(quote);
  return { turn_id: 'core', start, end: start + quote.length, quote };
};
const evidence: Partial<Record<CheckName, EvidenceSpan[]>> = {
  context: [at('Last May')],
  action: [at('I read the logs')],
  result: [at('Errors fell')],
};
const checks: readonly CheckName[] = ['context', 'action', 'result', 'specifics', 'concepts'];

/** The answer, of which these checks were not found. */
function without(...missing: CheckName[]): FoundAnswer {
  const items = checks.map((check) => {
    const found = !missing.includes(check);
    return {
      check,
      label: check,
      found,
      evidence: found ? (evidence[check] ?? []) : [],
      missing: `No ${check}.`,
    };
  });
  const concepts = [{ _id: 'a', label: 'Narrowing it down', found: false, evidence: [] }];
  return {
    turns: [{ _id: 'core', kind: 'core', answer: text }],
    checklist: { found: 5 - missing.length, of: 5, items, concepts },
    assessment: null,
    exact: null,
    anchors: null,
  } as unknown as FoundAnswer;
}

/** What stands before the place in the answer. */
const before = (answer: FoundAnswer) => text.slice(0, additionTo(answer)?.place.at);

describe('of a checklist', () => {
  it.each<[CheckName[], string]>([
    [['context', 'action', 'result', 'specifics', 'concepts'], 'Say what you did yourself'],
    [['context', 'result', 'specifics', 'concepts'], 'Add the outcome'],
    [['context', 'specifics', 'concepts'], 'Make it specific'],
    [['context', 'concepts'], 'Cover one more point'],
    [['context'], 'Set the scene'],
  ])('of %j one thing is asked for', (missing, title) => {
    expect(additionTo(without(...missing))?.title).toBe(title);
  });

  it('nothing is added where nothing is missing', () => expect(additionTo(without())).toBeNull());

  it.each<[CheckName, string]>([
    ['context', ''],
    ['action', 'Last May our shop failed.'],
    ['result', text.trimEnd()],
    ['specifics', 'Last May our shop failed. I read the logs and fixed it. Errors fell.'],
    ['concepts', 'Last May our shop failed. I read the logs and fixed it.'],
  ])('%s has its place behind the sentence that it follows', (check, place) => {
    expect(before(without(check))).toBe(place);
  });

  it('a concept is named', () => {
    expect(additionTo(without('concepts'))?.text).toBe('Strong answers also speak of: narrowing it down.');
  });
});

it('of a score it is the first indicator that was not shown, behind the last words that it rests on', () => {
  const assessment = {
    state: 'scored',
    score: 3,
    missing: ['Names a check.', 'Ends it.'],
    evidence: [at('I read')],
  };
  const answer = { ...without(), checklist: null, assessment } as unknown as FoundAnswer;
  expect(additionTo(answer)).toMatchObject({
    title: 'Add one thing',
    text: 'A strong answer names a check.',
  });
  expect(before(answer)).toBe('Last May our shop failed. I read the logs and fixed it.');
  const unscored = {
    ...answer,
    assessment: { ...assessment, state: 'no_evidence' },
  } as unknown as FoundAnswer;
  expect(additionTo(unscored)).toBeNull();
});

it('no answer has no place', () => {
  const silent = { ...without('result'), turns: [] };
  expect(additionTo(silent)).toBeNull();
});
