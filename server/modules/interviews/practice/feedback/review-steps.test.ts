import { describe, expect, test } from 'vitest';
import { skipTurn } from '../../answers/answer.ts';
import { isClockPaused, reviewedTurn, unreadTry } from '../../session/review.ts';
import {
  complete,
  pause,
  recordHeartbeat,
  type Step,
  settle,
  start,
  wake,
} from '../../session/session-machine.ts';
import { aSession, moment } from '../../session/session-state.fixture.ts';
import { type SessionState, withSession } from '../../session/session-state.ts';
import { closeTurn, openTurn } from '../../session/turns.ts';
import { continueSession, retriesLeft, retryAnswer } from './review-steps.ts';

const day = 24 * 60 * 60;

function passed(step: Step): SessionState {
  if ('refused' in step) throw new Error(`refused: ${step.refused}`);
  return step;
}

const begun = (feedbackAfterEach = true) => passed(start(aSession({}, { feedbackAfterEach }), moment(0)));

/** Closes the open turn with an answer, as handing it in does. */
function answered(state: SessionState, outcome: 'answered' | 'insufficient' = 'answered'): SessionState {
  const turn = openTurn(state);
  if (!turn) throw new Error('There is no open turn.');
  const woken = passed(wake(state, moment(30)));
  return closeTurn(woken, turn, { outcome, answer: 'I read the logs.' }, moment(30));
}

const firstTurn = (state: SessionState) => {
  const [turn] = state.turns;
  if (!turn) throw new Error('Nothing was asked.');
  return turn;
};

/** Each state of the first question with what the two steps answer: the last turn then, or why not. */
const states: [name: string, make: () => SessionState, next: string, retry: string][] = [
  ['open', () => begun(), 'no_feedback', 'no_feedback'],
  ['answered', () => answered(begun()), '2 core', '1 retry'],
  ['not sufficient', () => answered(begun(), 'insufficient'), '2 core', '1 retry'],
  ['paused over its feedback', () => passed(pause(answered(begun()), moment(40))), '2 core', '1 retry'],
  ['being retried', () => retried(answered(begun())), 'no_feedback', '1 retry'],
  ['retried once', () => answered(retried(answered(begun()))), '2 core', '1 retry'],
  ['retried twice', () => answered(retried(answered(retried(answered(begun()))))), '2 core', 'no_retries'],
  ['behind', () => next(answered(begun())), '2 core', 'no_feedback'],
  ['skipped', () => skipped(begun()), '2 core', '1 retry'],
  ['skipped, without feedback', () => skipped(begun(false)), 'no_feedback', 'no_feedback'],
  ['without feedback', () => answered(begun(false)), 'no_feedback', 'no_feedback'],
  ['ended', () => passed(complete(answered(begun()), moment(50))), '3 core', 'no_feedback'],
];

function retried(state: SessionState): SessionState {
  return passed(retryAnswer(state, firstTurn(state), moment(60)));
}

function next(state: SessionState): SessionState {
  return passed(continueSession(state, firstTurn(state), moment(60)));
}

function skipped(state: SessionState): SessionState {
  return passed(skipTurn(state, firstTurn(state), moment(10)));
}

function told(step: Step): string {
  if ('refused' in step) return step.refused;
  const last = step.turns.at(-1);
  return `${last?.questionNumber} ${last?.kind}`;
}

describe.each(states)('a question that is %s', (_name, make, onNext, onRetry) => {
  test(`goes on: ${onNext}`, () => {
    const state = make();
    expect(told(continueSession(state, firstTurn(state), moment(70)))).toBe(onNext);
  });

  test(`is retried: ${onRetry}`, () => {
    const state = make();
    expect(told(retryAnswer(state, firstTurn(state), moment(70)))).toBe(onRetry);
  });
});

test('both steps do nothing a second time', () => {
  const before = answered(begun());
  const wentOn = next(before);
  expect(continueSession(wentOn, firstTurn(wentOn), moment(80))).toBe(wentOn);
  const retry = retried(before);
  expect(retryAnswer(retry, firstTurn(retry), moment(80))).toBe(retry);
});

test('reading costs no time, however long, and a retry brings its own', () => {
  const read = passed(recordHeartbeat(answered(begun()), moment(day)));
  expect([isClockPaused(read), settle(read, moment(day))]).toEqual([true, read]);
  const wentOn = next(read);
  expect(wentOn.session).toMatchObject({ activeSeconds: 30, limitSeconds: 900, lastSeenAt: moment(60) });
  expect(retried(read).session).toMatchObject({ activeSeconds: 30, limitSeconds: 900 + 300 });
});

test.each([
  ['less time than it brings leaves', 20, 30],
  ['more time than it brings takes the rest from', 310, 40],
])('a retry that takes %s the clock of its interview', (_how, seconds, activeSeconds) => {
  const asked = withSession(retried(answered(begun())), {
    activeSeconds: 30 + seconds,
    lastSeenAt: moment(90),
  });
  const retry = openTurn(asked);
  const after = retry ? passed(skipTurn(asked, retry, moment(90))) : asked;
  expect(after.session).toMatchObject({ activeSeconds, limitSeconds: 900 });
  expect(after.turns.at(-1)).toMatchObject({ activeSecondsAtAsk: 30, activeSecondsAtClose: 30 + seconds });
  expect(retried(after).session).toMatchObject({ activeSeconds, limitSeconds: 900 + 300 });
  expect(next(after).session).toMatchObject({ activeSeconds, limitSeconds: 900 });
});

test('after the last question going on ends the session', () => {
  let state = answered(begun());
  state = answered(next(state));
  state = passed(continueSession(state, state.turns[1] ?? firstTurn(state), moment(60)));
  state = answered(state);
  const [, , last] = state.turns;
  expect(last && passed(continueSession(state, last, moment(60))).session.status).toBe('completed');
});

test('a retry that is skipped shows the feedback on the first answer again', () => {
  const retry = retried(answered(begun()));
  const open = openTurn(retry);
  const after = open ? passed(skipTurn(retry, open, moment(70))) : retry;
  expect(reviewedTurn(after)).toMatchObject({ questionNumber: 1, kind: 'core' });
  expect([unreadTry(after), retriesLeft(after, 1)]).toEqual([undefined, 1]);
});

test('time that runs out in a retry keeps what was typed, and the rest is never asked', () => {
  const retry = withSession(retried(answered(begun())), { activeSeconds: 1199, lastSeenAt: moment(60) });
  const ended = settle(retry, moment(90));
  expect(ended.session.status).toBe('expired');
  expect(ended.turns.map(({ kind, outcome }) => `${kind} ${outcome}`)).toEqual([
    'core answered',
    'retry interrupted',
    'core unasked',
    'core unasked',
  ]);
});

test('one that nobody comes back to is abandoned', () => {
  expect(settle(answered(begun()), moment(30 + 7 * day)).session.status).toBe('abandoned');
});
