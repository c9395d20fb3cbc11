import { expect, test } from 'vitest';
import { waitedIn, withoutWait } from './answer-wait.ts';
import { settle, start, wake } from './session-machine.ts';
import { aSession, moment } from './session-state.fixture.ts';
import type { SessionState, TurnRow } from './session-state.ts';
import { askQuestion, closeTurn, openTurn } from './turns.ts';

/** Begun at second 0 and last heard of at second 20. */
function running(limitSeconds = 900): { state: SessionState; turn: TurnRow } {
  const begun = start(aSession({ limitSeconds }), moment(0));
  const heard = 'refused' in begun ? begun : wake(begun, moment(20));
  if ('refused' in heard || !heard.turns[0]) throw new Error('not started');
  return { state: heard, turn: heard.turns[0] };
}

function wakened(state: SessionState, at: number): SessionState {
  const step = wake(state, moment(at));
  if ('refused' in step) throw new Error('not running');
  return step;
}

test.each([
  { how: 'nothing', waited: 0, at: 67, active: 67, spared: 0 },
  { how: 'all of it', waited: 47, at: 67, active: 20, spared: 47 },
  { how: 'what was written before it costs', waited: 40, at: 67, active: 27, spared: 40 },
  { how: 'no more than the server heard nothing', waited: 10_000, at: 67, active: 20, spared: 47 },
  { how: 'a long wait, which costs no more than one silence', waited: 600, at: 625, active: 25, spared: 85 },
])('a wait is spared: $how', ({ waited, at, active, spared }) => {
  const { state, turn } = running();
  const after = withoutWait(state, { turnId: turn.id, waitedMs: waited * 1000 }, moment(at));
  const now = wake(after, moment(at));
  expect(now).toMatchObject({ session: { activeSeconds: active }, turns: [{ waitedSeconds: spared }] });
  expect(wake(after, moment(at + 10))).toMatchObject({ session: { activeSeconds: active + 10 } });
});

test('a turn is spared one wait, however often it is claimed', () => {
  const { state, turn } = running();
  const claim = { turnId: turn.id, waitedMs: 2_147_483_647 };
  let told = state;
  for (const at of [80, 140, 200]) told = wakened(withoutWait(told, claim, moment(at)), at);
  expect(told).toMatchObject({ session: { activeSeconds: 20 + 180 - 60 }, turns: [{ waitedSeconds: 60 }] });
});

test('a silence of an hour is spared 90 seconds at most', () => {
  const { state, turn } = running();
  const after = withoutWait(state, { turnId: turn.id, waitedMs: 2_147_483_647 }, moment(3620));
  expect(after).toMatchObject({ session: { activeSeconds: 20 }, turns: [{ waitedSeconds: 90 }] });
});

test('the turn that closed last may have waited as well, no earlier one', () => {
  const { state, turn } = running();
  const second = askQuestion(closeTurn(state, turn, { outcome: 'answered' }, moment(20)), 2, moment(20));
  const claim = { turnId: turn.id, waitedMs: 30_000 };
  expect(wakened(withoutWait(second, claim, moment(50)), 50)).toMatchObject({
    session: { activeSeconds: 20 },
    turns: [{ waitedSeconds: 30 }, { waitedSeconds: 0 }],
  });
  const open = openTurn(second);
  if (!open) throw new Error('no second turn');
  const third = askQuestion(closeTurn(second, open, { outcome: 'answered' }, moment(20)), 3, moment(20));
  expect(withoutWait(third, claim, moment(50))).toBe(third);
});

test('an answer that was submitted in time is in time when it arrives', () => {
  const { state, turn } = running(60);
  const hand = { turnId: turn.id, waitedMs: 45_000 };
  expect(settle(state, moment(67)).session.status).toBe('expired');
  const after = withoutWait(state, hand, moment(67));
  expect(settle(after, moment(67)).session).toMatchObject({ status: 'in_progress', activeSeconds: 22 });
});

test('an answer that was submitted after the time is not in time', () => {
  const { state, turn } = running(60);
  const after = withoutWait(state, { turnId: turn.id, waitedMs: 5000 }, moment(67));
  expect(settle(after, moment(67)).session.status).toBe('expired');
});

test('nothing is spared in a pause, of an unknown turn, or where the clock stands still anyway', () => {
  const { state, turn } = running();
  const paused: SessionState = { ...state, session: { ...state.session, status: 'paused' } };
  expect(withoutWait(paused, { turnId: turn.id, waitedMs: 30_000 }, moment(60))).toBe(paused);
  expect(withoutWait(state, { turnId: 'another', waitedMs: 30_000 }, moment(60))).toBe(state);
  const until = { outcome: 'answered', answer: 'I did.', followUpUntil: moment(28) } as const;
  const pending = closeTurn(state, turn, until, moment(20));
  expect(withoutWait(pending, { turnId: turn.id, waitedMs: 30_000 }, moment(60))).toBe(pending);
});

test.each([
  ['47000', 47_000],
  ['9999999999', 9_999_999_999],
  ['-1', 0],
  ['1.5', 0],
  ['1e9', 0],
  ['99999999999', 0],
  ['', 0],
  [undefined, 0],
])('a page that says it waited %j is taken to have waited %i ms', (told, ms) => {
  expect(waitedIn({ 'answer-waited': told })).toBe(ms);
});
