import { describe, expect, it } from 'vitest';
import {
  allQuestions,
  bicycleQuestion,
  foundChecks,
  judge,
  questionById,
} from '../../tests/support/judging-bank.ts';
import { searchBank } from './bank-search.ts';
import { checkAnswer } from './checklist.ts';
import { noConcept } from './checks.ts';

const repair =
  'Last year at my old school a bicycle stood in the yard. I replaced the chain with a spanner. In the end it was stable and I took it for a ride of 20 km.';
const core = {
  turnId: 'a',
  prompt: bicycleQuestion.prompt,
  answer: 'I replaced the chain of a bicycle with a spanner.',
};

describe('checkAnswer', () => {
  it('is null where no turn can be looked at', () => {
    expect(checkAnswer(bicycleQuestion, [])).toBeNull();
    expect(judge(bicycleQuestion, 'fine')).toBeNull();
  });

  it('marks clauses that are worth reading', () => {
    const quotes = judge(bicycleQuestion, repair)?.items.map(({ check, evidence }) => [
      check,
      evidence.map(({ quote }) => quote),
    ]);
    expect(Object.fromEntries(quotes ?? [])).toEqual({
      context: ['Last year at my old school a bicycle stood in the yard'],
      action: ['I replaced the chain with a spanner', 'I took it for a ride of 20 km'],
      result: ['In the end it was stable'],
      specifics: ['20 km'],
      concepts: ['chain', 'spanner', 'ride'],
    });
  });

  it('takes the evidence of follow-ups together with the core answer', () => {
    const reply = { turnId: 'b', prompt: 'What was the result?', answer: 'by 40 % faster, it was stable' };
    expect(foundChecks(checkAnswer(bicycleQuestion, [core]))).toEqual(['action', 'concepts']);
    const both = checkAnswer(bicycleQuestion, [core, reply]);
    expect(foundChecks(both)).toEqual(['action', 'result', 'specifics', 'concepts']);
    expect(both?.items.find(({ check }) => check === 'specifics')?.evidence).toEqual([
      { turn_id: 'b', start: 3, end: 14, quote: '40 % faster' },
    ]);
  });

  it('reads the reply to who asked for the outcome as one, by the kind of the turn and not by its words', () => {
    const reply = { turnId: 'b', prompt: 'And what then?', answer: 'Everybody rides it to school.' };
    const found = (kind: 'outcomeProbe' | 'detailProbe' | null) =>
      foundChecks(checkAnswer(bicycleQuestion, [core, { ...reply, followUpKind: kind }]));
    expect(found('outcomeProbe')).toContain('result');
    expect([found('detailProbe'), found(null)].flat()).not.toContain('result');
  });

  it('says what is missing, and never where something was found', () => {
    const checklist = judge(bicycleQuestion, 'We replaced the chain, and the ride went well for all of us.');
    for (const { found, missing, evidence } of checklist?.items ?? []) {
      expect(missing === null).toBe(found);
      expect(evidence.length > 0).toBe(found);
    }
    expect(checklist?.items.find(({ check }) => check === 'action')?.missing).toContain('"I"');
  });

  it('does not count imagined action where something that happened is asked for', () => {
    expect(foundChecks(judge(bicycleQuestion, 'I would replace the chain with a spanner.'))).not.toContain(
      'action',
    );
  });

  it('counts no concepts of somebody who did, brought about and named nothing', () => {
    const checklist = judge(
      bicycleQuestion,
      'A chain and a spanner are very important to me and to everybody.',
    );
    expect(checklist?.found).toBe(0);
    expect(checklist?.concepts.filter(({ found }) => found)).toHaveLength(2);
  });
});

describe('an answer in which no concept of its question is recognised', () => {
  const isNear = searchBank(allQuestions);
  const story =
    'I repaired an old guitar over the holidays. I steamed the neck, made two clamps and waited three days.';

  it('is told so, and what was found in it counts', () => {
    const checklist = checkAnswer(bicycleQuestion, [{ ...core, answer: story }], () => false);
    expect(checklist).toMatchObject({ note: noConcept });
    expect(foundChecks(checklist)).toContain('action');
  });

  it('has no outcome that speaks about a concept', () => {
    const concepts = bicycleQuestion.concepts.map((concept) => ({ ...concept, isOutcome: true as const }));
    const turns = [{ ...core, answer: `${story} In the end it was stable.` }];
    const byResult = (isNear: boolean) =>
      checkAnswer({ ...bicycleQuestion, concepts }, turns, () => isNear)?.concepts.some(
        (mark) => mark.by_result,
      );
    expect([byResult(true), byResult(false)]).toEqual([true, false]);
  });

  it('is not where its question is among those that fit it best', () => {
    const { prompt, anchors } = questionById('people-03');
    expect(isNear('people-03', `${prompt} ${anchors[5]}`)).toBe(true);
    expect(isNear('people-03', story)).toBe(false);
    expect(isNear('left-the-bank', story)).toBe(true);
  });
});
