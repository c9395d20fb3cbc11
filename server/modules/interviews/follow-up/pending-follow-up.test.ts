import { describe, expect, test } from 'vitest';
import { answerTurn } from '../answers/answer.ts';
import { presentClock } from '../presenter.ts';
import {
  abandonedAfterMs,
  complete,
  pause,
  recordHeartbeat,
  type Step,
  settle,
  start,
  wake,
} from '../session/session-machine.ts';
import { aSession, moment } from '../session/session-state.fixture.ts';
import type { SessionState } from '../session/session-state.ts';
import { openTurn, pendingTurn } from '../session/turns.ts';
import { beginFollowUp, giveUpFollowUp, settleFollowUp } from './pending-follow-up.ts';

const words = 'When the shop failed in May I reproduced the fault on my laptop and read the logs.';
const followUp = { prompt: 'What did you do yourself?', note: null };
const without = { prompt: null, note: 'The AI could not be reached.' };

function passed(step: Step): SessionState {
  if ('refused' in step) throw new Error(`refused: ${step.refused}`);
  return step;
}

/** The first of so many questions was answered after ten seconds; a follow-up may take until 18. */
function pending(questions = 3): SessionState {
  const { interview, ...session } = aSession();
  const short = { ...interview, questions: interview.questions.slice(0, questions) };
  const started = passed(start({ ...session, interview: short }, moment(0)));
  const turn = openTurn(started);
  if (!turn) throw new Error('no open turn');
  return passed(answerTurn(started, turn, words, 'write', moment(10)));
}

const id = 'session-1';
const course = ({ turns }: SessionState) =>
  turns.map(({ questionNumber, kind, outcome }) => `${questionNumber} ${kind} ${outcome}`);

test('the answer is closed, nothing is open, and it is known until when', () => {
  const state = pending();
  expect(course(state)).toEqual(['1 core answered']);
  expect(openTurn(state)).toBeUndefined();
  expect(pendingTurn(state)).toMatchObject({
    answer: words,
    followUpUntil: moment(18),
    followUpBegun: false,
    waitedSeconds: 0,
  });
});

test('one writes, everybody else finds it begun', () => {
  const begun = beginFollowUp(pending(), id);
  expect(pendingTurn(begun)?.followUpBegun).toBe(true);
  expect(beginFollowUp(begun, id)).toBe(begun);
  const state = pending();
  expect(beginFollowUp(state, 'another turn')).toBe(state);
});

describe('what comes of it', () => {
  test.each([
    ['a follow-up', followUp, ['1 core answered', '1 follow_up null'], null],
    ['none', without, ['1 core answered', '2 core null'], without.note],
  ])('%s', (_case, outcome, expected, note) => {
    const state = settleFollowUp(pending(), id, outcome, moment(14));
    expect(course(state)).toEqual(expected);
    expect(state.turns[0]).toMatchObject({ followUpUntil: null, followUpNote: note });
    expect(openTurn(state)).toMatchObject({ askedAt: moment(14), activeSecondsAtAsk: 10 });
  });

  test('none, behind the last question: the session is complete', () => {
    expect(settleFollowUp(pending(1), id, without, moment(14)).session.status).toBe('completed');
  });

  test('is taken once, and not at all where the interview went on', () => {
    const settled = settleFollowUp(pending(), id, followUp, moment(14));
    expect(settleFollowUp(settled, id, followUp, moment(15))).toBe(settled);
    const given = giveUpFollowUp(pending(), moment(18));
    expect(settleFollowUp(given, id, followUp, moment(19))).toBe(given);
    const ended = passed(complete(pending(), moment(12)));
    expect(settleFollowUp(ended, id, followUp, moment(13))).toBe(ended);
  });
});

test('what does not come in time is given up then and not before, and said', () => {
  const state = pending();
  expect(giveUpFollowUp(state, moment(17.9))).toBe(state);
  const gone = giveUpFollowUp(state, moment(18));
  expect(course(gone)).toEqual(['1 core answered', '2 core null']);
  expect(gone.turns[0]?.followUpNote).toMatch(/wrote none in time/);
  expect(giveUpFollowUp(gone, moment(100))).toBe(gone);
});

describe('meanwhile', () => {
  const actions: [string, (state: SessionState) => Step, string, string[]][] = [
    ['heartbeat', (state) => recordHeartbeat(state, moment(40)), 'in_progress', ['1 core answered']],
    ['resume', (state) => wake(state, moment(40)), 'in_progress', ['1 core answered']],
    ['pause', (state) => pause(state, moment(40)), 'paused', ['1 core answered']],
    [
      'complete',
      (state) => complete(state, moment(40)),
      'completed',
      ['1 core answered', '2 core unasked', '3 core unasked'],
    ],
    ['settle', (state) => settle(state, moment(2000)), 'in_progress', ['1 core answered']],
    [
      'settle after a week',
      (state) => settle(state, new Date(moment(10).getTime() + abandonedAfterMs)),
      'abandoned',
      ['1 core answered', '2 core unasked', '3 core unasked'],
    ],
  ];

  test.each(actions)('%s counts no time', (_action, act, status, expected) => {
    const state = passed(act(pending()));
    expect(state.session).toMatchObject({ status, activeSeconds: 10 });
    expect(course(state)).toEqual(expected);
    expect(pendingTurn(state) === undefined).toBe(status === 'completed' || status === 'abandoned');
  });

  test('the clock shows no time, and counts on from the next question', () => {
    const state = pending();
    expect(presentClock(state, moment(17)).elapsed_seconds).toBe(10);
    const next = settleFollowUp(state, id, followUp, moment(17));
    expect(presentClock(next, moment(20)).elapsed_seconds).toBe(13);
  });

  test('a pause goes on behind it', () => {
    const state = settleFollowUp(passed(pause(pending(), moment(12))), id, followUp, moment(14));
    expect(state.session.status).toBe('paused');
    expect(passed(wake(state, moment(500))).session.activeSeconds).toBe(10);
  });
});
