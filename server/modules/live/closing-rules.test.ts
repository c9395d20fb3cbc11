import { expect, test } from 'vitest';
import { askedQuestions, draftOfMarks } from './closing-rules.ts';

const at = new Date('2026-12-01T10:00:00Z');
const event = (
  kind: 'chat' | 'question' | 'mark',
  userId: string,
  text: string,
  number: number | null = null,
) => ({
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

test('a scorecard begins with one’s own marks and cites their questions', () => {
  const competencyOf = (number: number) => `competency-${number}`;
  expect(draftOfMarks(events, 'ada', competencyOf)).toEqual({
    ratings: [{ competency_id: 'competency-1', moments: [{ question_number: 1 }] }],
    overall: null,
    reason: 'Question 1: Calm (4/5)',
  });
  expect(draftOfMarks(events, 'zoe', competencyOf)).toBeUndefined();
});
