import { describe, expect, it } from 'vitest';
import type { Evaluation, Session, SessionStatus, TurnKind } from '../../../openapi/gen/types.gen.ts';
import { evaluationSteps } from './evaluation-steps.ts';
import { pollInterval, ranOut, type SessionStage, sessionStage, turnTitle } from './session-stage.ts';

const session = (status: SessionStatus, state: Evaluation['state'] = 'not_started') =>
  ({
    status,
    evaluation: { state, message: null },
    created_at: '2026-01-01T10:00:00Z',
    ended_at: '2026-01-01T10:30:00Z',
    progress: { answered: 1, skipped: 0, total: 5 },
    current_turn: null,
  }) as unknown as Session;

it.each<[SessionStatus, SessionStage]>([
  ['created', 'before'],
  ['in_progress', 'running'],
  ['paused', 'running'],
  ['completed', 'ended'],
  ['expired', 'ended'],
  ['evaluating', 'ended'],
  ['reported', 'ended'],
  ['abandoned', 'abandoned'],
])('%s is shown as %s', (status, stage) => expect(sessionStage(session(status))).toBe(stage));

const waiting = (now: string, until: string) =>
  ({
    ...session('in_progress'),
    turns: [{ _id: 't', question_number: 2 }],
    clock: { server_time: `2026-01-01T${now}Z` },
    pending_follow_up: { turn_id: 't', until: `2026-01-01T${until}Z` },
  }) as unknown as Session;

const reading = (state: 'reading' | 'asked_again' | 'away') =>
  ({
    ...session('in_progress'),
    feedback: { question_number: 3, attempts: [{ state }] },
  }) as unknown as Session;

describe('pollInterval', () => {
  const after = (seconds: number) => Date.parse('2026-01-01T10:30:00Z') + seconds * 1000;
  it.each<[string, Session | undefined, number, number | false]>([
    ['nothing fetched', undefined, 0, false],
    ['running', session('in_progress'), 1, false],
    ['a follow-up may take five seconds more', waiting('10:30:00', '10:30:05'), 1, 6000],
    ['a follow-up is overdue', waiting('10:30:09', '10:30:05'), 1, 1000],
    ['an answer is being read', reading('reading'), 1, 1000],
    ['an answer is to be read once the AI is back', reading('asked_again'), 1, 1000],
    ['an answer could not be read', reading('away'), 1, false],
    ['evaluating, at first', session('evaluating', 'running'), 9, 1000],
    ['evaluating, later', session('evaluating', 'running'), 11, 3000],
    ['expired, not evaluated yet', session('expired'), 1, 1000],
    ['needs a human', session('evaluating', 'needs_human'), 1, false],
    ['reported', session('reported', 'done'), 1, false],
    ['abandoned', session('abandoned'), 1, false],
  ])('%s', (_case, given, seconds, expected) => expect(pollInterval(given, after(seconds))).toBe(expected));
});

it.each<[SessionStatus, number, boolean]>([
  ['expired', 900, true],
  ['evaluating', 900, true],
  ['evaluating', 300, false],
  ['reported', 300, false],
])('ranOut: %s after %i of 900 seconds → %s', (status, elapsed_seconds, expected) => {
  const clock = { server_time: '2026-01-01T10:00:00Z', elapsed_seconds, limit_seconds: 900 };
  expect(ranOut({ ...session(status), clock })).toBe(expected);
});

it('turnTitle names the question and what is done at it', () => {
  const turns = [{ _id: 'core', question_number: 2, answer: 'I read the logs.' }];
  const open = (kind: TurnKind) =>
    ({ ...session('in_progress'), turns, current_turn: { question_number: 2, kind } }) as Session;
  expect(turnTitle(open('core'))).toBe('Question 2 of 5');
  expect(turnTitle(open('follow_up'))).toBe('Question 2 of 5 · Follow-up');
  expect(turnTitle(open('retry'))).toBe('Question 2 of 5 · Retry');
  expect(turnTitle(reading('away'))).toBe('Question 3 of 5 · Feedback');
  expect(turnTitle(waiting('10:30:00', '10:30:05'))).toBe('Question 2 of 5');
});

it('evaluationSteps has exactly one step under way until the report is ready', () => {
  const evaluation = { state: 'running', message: null } as const;
  const ended = { mode: 'practice', evaluation } as const;
  expect(evaluationSteps({ ...ended, status: 'evaluating' }).map(({ state }) => state)).toEqual([
    'done',
    'current',
    'waiting',
  ]);
  expect(evaluationSteps({ ...ended, status: 'reported' }).map(({ state }) => state)).toEqual([
    'done',
    'done',
    'done',
  ]);
});

it('evaluationSteps has an interview for hiring wait for a person once it is evaluated', () => {
  const evaluation = { state: 'done', message: null } as const;
  const steps = evaluationSteps({ mode: 'ai', evaluation, status: 'reported' });
  expect(steps.at(-1)).toMatchObject({ label: 'Reviewed by a person', state: 'current' });
});
