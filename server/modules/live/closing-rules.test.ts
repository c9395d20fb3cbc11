import { expect, test } from 'vitest';
import { marksOf } from '../scorecards/mark-rules.ts';
import { askedQuestions, draftOfMarks } from './closing-rules.ts';

const at = new Date('2026-12-01T10:00:00Z');
let position = 0;
const event = (
  kind: 'chat' | 'question' | 'mark',
  userId: string,
  text: string,
  number: number | null = null,
) => ({
  position: ++position,
  kind,
  userId,
  text,
  questionNumber: number,
  rating: kind === 'mark' ? 4 : null,
  at,
});
const events = [
  event('chat', 'zoe', 'Hello'),
  event('question', 'ada', 'First?', 1),
  event('chat', 'zoe', 'One.'),
  event('chat', 'ada', 'Go on.'),
  event('mark', 'ada', 'Calm'),
  event('question', 'ada', 'Second?', 2),
  event('mark', 'bob', 'Vague'),
  event('question', 'ada', 'First?', 1),
  event('chat', 'zoe', 'More.'),
];

test('what a candidate wrote stands under the question that was shown, also where it is shown again', () => {
  expect(askedQuestions(events, 'zoe')).toEqual([
    { questionNumber: 1, askedAt: at, answer: 'One.\nMore.' },
    { questionNumber: 2, askedAt: at, answer: null },
  ]);
});

test('a mark is of the question on the screen, and of the first one before any', () => {
  expect(marksOf(events, 'ada')).toEqual([{ position: 5, questionNumber: 1, text: 'Calm (4/5)' }]);
  expect(marksOf(events, 'bob')).toEqual([{ position: 7, questionNumber: 2, text: 'Vague (4/5)' }]);
  expect(marksOf([event('mark', 'ada', 'On time')], 'ada')[0]?.questionNumber).toBe(1);
});

test('a scorecard begins with one’s own marks as citations', () => {
  const competencyOf = (number: number) => `competency-${number}`;
  expect(draftOfMarks(marksOf(events, 'ada'), competencyOf)).toEqual({
    ratings: [{ competency_id: 'competency-1', moments: [{ question_number: 1, mark_position: 5 }] }],
    overall: null,
    reason: '',
  });
  expect(draftOfMarks(marksOf(events, 'zoe'), competencyOf)).toBeUndefined();
});
