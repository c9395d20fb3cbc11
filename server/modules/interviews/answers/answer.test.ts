import { expect, test, vi } from 'vitest';
import type { FollowUp, Interviewer } from '../../assessment/ports.ts';
import { pause, type Step, start } from '../session/session-machine.ts';
import { aSession, moment } from '../session/session-state.fixture.ts';
import type { SessionState, TurnRow } from '../session/session-state.ts';
import { openTurn } from '../session/turns.ts';
import { answerTurn, followUpTo, skipTurn } from './answer.ts';

const words = 'When the shop failed in May I reproduced the fault on my laptop and read the logs.';

const nothing: FollowUp = { prompt: null, note: null };

function interviewer(...followUps: (string | null)[]) {
  const followUp = vi.fn<Interviewer['followUp']>(() => ({
    prompt: followUps.shift() ?? null,
    note: null,
  }));
  return {
    followUp,
    select: vi.fn<Interviewer['select']>(),
    writeFollowUp: vi.fn<Interviewer['writeFollowUp']>(),
  };
}

function passed(step: Step): SessionState {
  if ('refused' in step) throw new Error(`refused: ${step.refused}`);
  return step;
}

function started(followUpCap = 1): SessionState {
  return passed(start(aSession({}, { followUpCap }), moment(0)));
}

function open(state: SessionState): TurnRow {
  const turn = openTurn(state);
  if (!turn) throw new Error('no open turn');
  return turn;
}

const course = ({ turns }: SessionState) =>
  turns.map(({ questionNumber, kind, outcome }) => `${questionNumber} ${kind} ${outcome}`);

function answerAll(state: SessionState, asks: Interviewer, times: number): SessionState {
  let now = state;
  for (let time = 1; time <= times; time++) {
    const turn = open(now);
    now = passed(answerTurn(now, turn, words, followUpTo(asks, now, turn, words), moment(10 * time)));
  }
  return now;
}

test.each([
  { cap: 0, asked: ['1 core answered', '2 core answered', '3 core null'] },
  { cap: 1, asked: ['1 core answered', '1 follow_up answered', '2 core null'] },
  { cap: 2, asked: ['1 core answered', '1 follow_up answered', '1 follow_up null'] },
])('asks at most $cap follow-ups, however many the engine would', ({ cap, asked }) => {
  const eager = interviewer('What did you do?', 'What came of it?', 'And then?');
  expect(course(answerAll(started(cap), eager, 2))).toEqual(asked);
});

test('shows the engine all that was said to the question, and nothing else', () => {
  const asks = interviewer(null, 'What came of it?', null);
  answerAll(started(2), asks, 3);
  expect(asks.followUp.mock.calls.map(([{ question, turns }]) => [question.id, turns.length])).toEqual([
    ['software-01', 1],
    ['software-02', 1],
    ['software-02', 2],
  ]);
});

test('keeps what the gate says of an answer', () => {
  const state = started();
  const step = passed(answerTurn(state, open(state), 'yes', nothing, moment(10)));
  expect(step.turns[0]).toMatchObject({
    outcome: 'insufficient',
    answer: 'yes',
    insufficientReason: 'too_short',
    explanation: expect.stringMatching(/\.$/),
    activeSecondsAtClose: 10,
  });
});

test('keeps why no follow-up could be asked, and goes on', () => {
  const state = started();
  const note = 'The AI could not be reached.';
  const step = passed(answerTurn(state, open(state), words, { prompt: null, note }, moment(10)));
  expect(step.turns[0]).toMatchObject({ outcome: 'answered', answer: words, followUpNote: note });
  expect(course(step)).toEqual(['1 core answered', '2 core null']);
});

test('asks no engine about a turn that is closed', () => {
  const state = started();
  const turn = open(state);
  const { turns } = passed(answerTurn(state, turn, words, nothing, moment(10)));
  const eager = interviewer('And then?');
  expect(followUpTo(eager, { ...state, turns }, turns[0] ?? turn, words)).toEqual(nothing);
  expect(eager.followUp).not.toHaveBeenCalled();
});

test('takes the same answer again and no other', () => {
  const state = started();
  const turn = open(state);
  const answered = passed(answerTurn(state, turn, words, nothing, moment(10)));
  const closed = answered.turns[0] ?? turn;
  expect(answerTurn(answered, closed, words, nothing, moment(20))).toBe(answered);
  expect(answerTurn(answered, closed, 'No.', nothing, moment(20))).toEqual({
    refused: 'turn_closed',
  });
  expect(skipTurn(answered, closed, moment(20))).toEqual({ refused: 'turn_closed' });
});

test('an answer ends a pause, which cost nothing', () => {
  const paused = passed(pause(started(), moment(10)));
  const step = passed(answerTurn(paused, open(paused), words, nothing, moment(500)));
  expect(step.session).toMatchObject({ status: 'in_progress', activeSeconds: 10 });
});

test('skipping everything completes the session', () => {
  let state = started();
  for (let time = 1; time <= 3; time++) state = passed(skipTurn(state, open(state), moment(time)));
  expect(state.session.status).toBe('completed');
  expect(course(state)).toEqual(['1 core skipped', '2 core skipped', '3 core skipped']);
});

test('a follow-up is stored with what it asks for, and read so by the engine that asks next', () => {
  const state = started(2);
  const probe: FollowUp = { prompt: 'What came of it?', kind: 'outcomeProbe', note: null };
  const asked = passed(answerTurn(state, open(state), words, probe, moment(10)));
  expect(open(asked)).toMatchObject({ kind: 'follow_up', followUpKind: 'outcomeProbe' });
  const asks = interviewer();
  followUpTo(asks, asked, open(asked), 'Nobody called us again.');
  const [request] = asks.followUp.mock.calls[0] ?? [];
  expect(request?.turns.map(({ followUpKind }) => followUpKind)).toEqual([null, 'outcomeProbe']);
});
