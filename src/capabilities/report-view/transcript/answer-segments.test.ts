import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Assessment, Checklist, CheckName } from '../../../../openapi/gen/types.gen.ts';
import { type AnswerMark, answerSegments, marksOfTurn } from './answer-segments.ts';

const answer = 'I cut the time by half.';
const mark = (start: number, end: number, check: CheckName): AnswerMark => ({ start, end, check });
const shown = (marks: AnswerMark[]) =>
  answerSegments(answer, marks).map(({ text, checks }) =>
    checks.length ? `${checks.join('+')}(${text})` : text,
  );

describe('answerSegments', () => {
  it.each<[string, AnswerMark[], string[]]>([
    ['no marks', [], [answer]],
    ['one mark', [mark(2, 5, 'action')], ['I ', 'action(cut)', ' the time by half.']],
    [
      'nested',
      [mark(0, 14, 'action'), mark(2, 5, 'concepts')],
      ['action(I )', 'action+concepts(cut)', 'action( the time)', ' by half.'],
    ],
    [
      'overlapping',
      [mark(2, 14, 'action'), mark(6, 22, 'result')],
      ['I ', 'action(cut )', 'action+result(the time)', 'result( by half)', '.'],
    ],
    [
      'the same place twice',
      [mark(2, 5, 'action'), mark(2, 5, 'concepts'), mark(2, 5, 'action')],
      ['I ', 'action+concepts(cut)', ' the time by half.'],
    ],
    [
      'side by side',
      [mark(0, 2, 'action'), mark(2, 5, 'result')],
      ['action(I )', 'result(cut)', ' the time by half.'],
    ],
    ['over the end', [mark(18, 99, 'result')], ['I cut the time by ', 'result(half.)']],
    ['empty and backwards', [mark(3, 3, 'action'), mark(9, 4, 'action')], [answer]],
  ])('%s', (_case, marks, expected) => expect(shown(marks)).toEqual(expected));

  it('is cut at a place where something could be added, too', () => {
    const texts = (at: number) => answerSegments(answer, [mark(2, 5, 'action')], at).map(({ text }) => text);
    expect(texts(3)).toEqual(['I ', 'c', 'ut', ' the time by half.']);
    expect(texts(99)).toEqual(['I ', 'cut', ' the time by half.']);
  });

  it('has nothing to show of an empty answer', () =>
    expect(answerSegments('', [mark(0, 5, 'action')])).toEqual([]));

  it('loses and repeats no character, and marks exactly what is inside', () => {
    const marks = fc.array(
      fc.record({
        start: fc.integer({ min: 0, max: 60 }),
        end: fc.integer({ min: 0, max: 60 }),
        check: fc.constantFrom<CheckName>('context', 'action', 'result', 'specifics', 'concepts'),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), marks, (text, given) => {
        const segments = answerSegments(text, given);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        for (const { start, text: piece, checks } of segments) {
          for (let at = start; at < start + piece.length; at++) {
            const covering = given.filter((one) => one.start <= at && at < one.end).map(({ check }) => check);
            expect(new Set(checks)).toEqual(new Set(covering));
          }
        }
      }),
    );
  });
});

it('marksOfTurn takes the evidence of one turn from items and concepts', () => {
  const span = (turn_id: string, start: number) => ({ turn_id, start, end: start + 1, quote: 'x' });
  const checklist: Checklist = {
    found: 1,
    of: 5,
    items: [
      {
        check: 'action',
        label: 'Own action',
        found: true,
        evidence: [span('a', 1), span('b', 2)],
        missing: null,
      },
    ],
    concepts: [{ _id: 'c', label: 'Concept', found: true, evidence: [span('a', 3)] }],
  };
  expect(marksOfTurn({ checklist, assessment: null }, 'a')).toEqual([
    mark(1, 2, 'action'),
    mark(3, 4, 'concepts'),
  ]);
  expect(marksOfTurn({ checklist: null, assessment: null }, 'a')).toEqual([]);
});

it('marksOfTurn takes the quotes that a score rests on', () => {
  const evidence = [{ turn_id: 'a', start: 1, end: 4, quote: 'cut' }];
  const assessment: Assessment = { state: 'scored', score: 4, anchor: 3, evidence, missing: [], note: null };
  expect(marksOfTurn({ checklist: null, assessment }, 'a')).toEqual([{ start: 1, end: 4, check: 'quote' }]);
  expect(marksOfTurn({ checklist: null, assessment }, 'b')).toEqual([]);
});
