import { describe, expect, test } from 'vitest';
import type { SessionStatus } from '../../../../openapi/gen/types.gen.ts';
import { keepDraft } from './draft.ts';
import {
  advance,
  beginEvaluation,
  complete,
  markReported,
  pause,
  recordHeartbeat,
  restartEvaluation,
  type Step,
  settle,
  start,
  wake,
} from './session-machine.ts';
import { aSession, moment, someTerms } from './session-state.fixture.ts';
import { type SessionState, withSession } from './session-state.ts';
import { closeTurn, openTurn } from './turns.ts';

const day = 24 * 60 * 60;
const week = 7 * day;

function stateIn(status: SessionStatus): SessionState {
  if (status === 'created') return aSession();
  const started = passed(start(aSession(), moment(0)));
  return withSession(started, { status, endedAt: ended(status) ? moment(60) : null });
}

function ended(status: SessionStatus): boolean {
  return !['created', 'in_progress', 'paused'].includes(status);
}

function passed(step: Step): SessionState {
  if ('refused' in step) throw new Error(`refused: ${step.refused}`);
  return step;
}

function outcome(step: Step): string {
  return 'refused' in step ? step.refused : step.session.status;
}

const at = moment(30);

const actions: Record<string, (state: SessionState) => Step> = {
  start: (state) => start(state, at),
  pause: (state) => pause(state, at),
  resume: (state) => wake(state, at),
  presence: (state) => recordHeartbeat(state, at),
  draft: (state) => {
    const turn = openTurn(state) ?? state.turns[0];
    return turn ? keepDraft(state, turn, { text: 'so', revision: 1 }, at) : wake(state, at);
  },
  complete: (state) => complete(state, at),
  'settle after a week': (state) => settle(state, moment(week)),
  evaluate: (state) => beginEvaluation(state, at),
  report: (state) => markReported(state, at),
};

/** Each row: what every action answers in one status, as a status or a reason to refuse. */
const table: Record<SessionStatus, Record<keyof typeof actions, string>> = {
  created: row(
    'in_progress not_started not_started not_started not_started not_started abandoned created ended',
  ),
  in_progress: row(
    'already_started paused in_progress in_progress in_progress completed abandoned in_progress ended',
  ),
  paused: row('already_started paused in_progress paused paused completed abandoned paused ended'),
  completed: row('ended ended ended ended ended ended completed evaluating ended'),
  expired: row('ended ended ended ended ended ended expired evaluating ended'),
  abandoned: row('ended ended ended ended ended ended abandoned abandoned ended'),
  evaluating: row('ended ended ended ended ended ended evaluating evaluating reported'),
  reported: row('ended ended ended ended ended ended reported reported ended'),
};

function row(outcomes: string): Record<string, string> {
  const words = outcomes.split(' ');
  return Object.fromEntries(Object.keys(actions).map((action, index) => [action, words[index] ?? '']));
}

const cases = Object.entries(table).flatMap(([status, outcomes]) =>
  Object.entries(outcomes).map(([action, expected]) => ({
    status: status as SessionStatus,
    action,
    expected,
  })),
);

describe('every action in every status', () => {
  test.each(cases)('$action while $status: $expected', ({ status, action, expected }) => {
    const state = stateIn(status);
    const step = actions[action]?.(state);
    expect(step && outcome(step)).toBe(expected);
  });
});

describe('a session that ends', () => {
  const drafted = () => {
    const state = passed(start(aSession(), moment(0)));
    const turn = openTurn(state);
    return turn ? passed(keepDraft(state, turn, { text: 'I looked at', revision: 4 }, moment(10))) : state;
  };

  test('keeps the draft as an interrupted answer, and what was not asked as unasked', () => {
    const end = passed(complete(drafted(), moment(20)));
    expect(end.turns.map((turn) => [turn.questionNumber, turn.outcome, turn.answer])).toEqual([
      [1, 'interrupted', 'I looked at'],
      [2, 'unasked', null],
      [3, 'unasked', null],
    ]);
    expect(openTurn(end)).toBeUndefined();
    expect(end.turns[0]).toMatchObject({ draftText: null, activeSecondsAtClose: 20 });
  });

  test('has no answer where nothing was typed', () => {
    const end = passed(complete(passed(start(aSession(), moment(0))), moment(20)));
    expect(end.turns[0]).toMatchObject({ outcome: 'interrupted', answer: null });
  });

  test('expires at its limit, exactly', () => {
    const late = withSession(drafted(), { activeSeconds: 890, lastSeenAt: moment(100) });
    expect(settle(late, moment(109))).toBe(late);
    const { session, turns } = settle(late, moment(170));
    expect(session).toMatchObject({ status: 'expired', activeSeconds: 900, endedAt: moment(110) });
    expect(turns[0]).toMatchObject({ outcome: 'interrupted', answer: 'I looked at' });
  });

  test('does not expire in a pause', () => {
    const paused = passed(pause(withSession(drafted(), { activeSeconds: 880 }), moment(12)));
    expect(settle(paused, moment(100_000))).toBe(paused);
  });

  test('is judged when it was abandoned with something said', () => {
    const abandoned = settle(drafted(), moment(10 + week));
    expect(abandoned.session.status).toBe('abandoned');
    expect(beginEvaluation(abandoned, moment(0)).session).toMatchObject({
      status: 'evaluating',
      evaluationState: 'queued',
    });
  });

  test('is not abandoned a second before the week is over', () => {
    const paused = aSession({ status: 'paused' });
    expect(settle(paused, moment(week - 1))).toBe(paused);
    expect(settle(paused, moment(week)).session.status).toBe('abandoned');
  });

  test('is given up after a day where it is a practice that was never begun', () => {
    const created = aSession();
    expect(settle(created, moment(day - 1))).toBe(created);
    expect(settle(created, moment(day)).session.status).toBe('abandoned');
    const forHiring = aSession({}, { mode: 'ai' });
    expect(settle(forHiring, moment(day))).toBe(forHiring);
  });
});

describe('restartEvaluation', () => {
  const minute = 60;
  test.each([
    ['queued', 15 * minute, false],
    ['queued', 15 * minute + 1, true],
    ['running', 15 * minute + 1, true],
    ['needs_human', week, false],
  ] as const)('of one that is %s and silent for %i s: %s', (evaluationState, seconds, restarts) => {
    const silent = aSession({ status: 'evaluating', evaluationState, evaluationSeenAt: moment(0) });
    const after = restartEvaluation(silent, moment(seconds));
    expect(after !== silent).toBe(restarts);
    if (restarts) {
      expect(after.session).toMatchObject({ evaluationState: 'queued', evaluationSeenAt: moment(seconds) });
    }
  });

  test.each(['in_progress', 'completed', 'abandoned', 'reported'] as const)(
    'never of one that is %s',
    (status) => {
      const other = aSession({ status, evaluationState: 'done', evaluationSeenAt: moment(0) });
      expect(restartEvaluation(other, moment(week))).toBe(other);
    },
  );
});

test('an interview for hiring is begun before it closes, and gone on with after', () => {
  const inWindow = { ...aSession(), terms: someTerms({ closesAt: moment(1000) }) };
  expect(outcome(start(inWindow, moment(999)))).toBe('in_progress');
  expect(outcome(start(inWindow, moment(1000)))).toBe('closed');
  expect(outcome(wake(passed(pause(passed(start(inWindow, moment(999))), moment(1000))), moment(2000)))).toBe(
    'in_progress',
  );
});

describe('advance', () => {
  const answered = (state: SessionState) => {
    const turn = openTurn(state);
    return turn ? closeTurn(state, turn, { outcome: 'answered', answer: 'Yes, I did.' }, at) : state;
  };

  test('asks the follow-up, then each question, then completes', () => {
    let state = answered(passed(start(aSession(), moment(0))));
    state = answered(advance(state, { prompt: 'What did you do yourself?', kind: 'actionProbe' }, at));
    state = answered(advance(state, null, at));
    state = answered(advance(state, null, at));
    state = advance(state, null, at);
    expect(state.turns.map(({ position, questionNumber, kind }) => [position, questionNumber, kind])).toEqual(
      [
        [1, 1, 'core'],
        [2, 1, 'follow_up'],
        [3, 2, 'core'],
        [4, 3, 'core'],
      ],
    );
    expect(state.session).toMatchObject({ status: 'completed', endedAt: at });
  });
});
