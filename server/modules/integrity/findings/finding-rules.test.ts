import { expect, test } from 'vitest';
import type { IntegrityFindingDraft } from '../../../../openapi/gen/types.gen.ts';
import { commentUntil, decisionRefusal, findingProblems, statusOf } from './finding-rules.ts';

const violation: IntegrityFindingDraft = {
  verdict: 'violation',
  text: 'Three exits, each before a long paste.',
  event_ids: ['e1'],
  second_reviewer_id: 'grace',
};
const known = { eventIds: ['e1', 'e2'], secondReviewerIds: ['grace'] };

const fieldsOf = (change: Partial<IntegrityFindingDraft>, of = known) =>
  findingProblems({ ...violation, ...change }, of).map(({ field }) => field);

test('a violation has words, notes and a second person', () => {
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ text: ' ', event_ids: [], second_reviewer_id: null })).toEqual([
    'text',
    'event_ids',
    'second_reviewer_id',
  ]);
  expect(fieldsOf({ event_ids: ['other'], second_reviewer_id: 'ada' })).toEqual([
    'event_ids',
    'second_reviewer_id',
  ]);
});

test('it goes to an administrator only where nobody else could decide', () => {
  expect(fieldsOf({ second_reviewer_id: null })).toEqual(['second_reviewer_id']);
  expect(fieldsOf({ second_reviewer_id: null }, { ...known, secondReviewerIds: [] })).toEqual([]);
});

test('other verdicts need no second person, and to pass no words', () => {
  const none = { event_ids: [], second_reviewer_id: null };
  expect(fieldsOf({ ...none, verdict: 'passed', text: '' })).toEqual([]);
  expect(fieldsOf({ ...none, verdict: 'suspicious', text: '' })).toEqual(['text']);
});

test('a violation is confirmed after five days, rejected at any time, and decided once', () => {
  const proposedAt = new Date('2026-11-20T10:00:00Z');
  const waiting = { secondReview: 'waiting', commentUntil: commentUntil(proposedAt) } as const;
  const early = new Date('2026-11-25T09:59:59Z');
  expect(decisionRefusal(waiting, 'confirmed', early)?.code).toBe('comment_period');
  expect(decisionRefusal(waiting, 'rejected', early)).toBeNull();
  expect(decisionRefusal(waiting, 'confirmed', new Date('2026-11-25T10:00:00Z'))).toBeNull();
  const decided = { ...waiting, secondReview: 'rejected' } as const;
  expect(decisionRefusal(decided, 'rejected', early)?.code).toBe('decided_already');
});

test('a violation stands once it is confirmed; until then what stood before', () => {
  const suspicious = { verdict: 'suspicious', secondReview: null } as const;
  const violationIn = (secondReview: 'waiting' | 'confirmed' | 'rejected') =>
    ({ verdict: 'violation', secondReview }) as const;
  expect(statusOf([])).toBe('not_reviewed');
  expect(statusOf([violationIn('waiting')])).toBe('not_reviewed');
  expect(statusOf([violationIn('rejected'), suspicious])).toBe('suspicious');
  expect(statusOf([violationIn('confirmed'), suspicious])).toBe('violation');
});
