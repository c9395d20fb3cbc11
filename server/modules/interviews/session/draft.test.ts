import { expect, test } from 'vitest';
import { keepDraft, withTextInHand } from './draft.ts';
import { start } from './session-machine.ts';
import { aSession, moment } from './session-state.fixture.ts';
import type { SessionState, TurnRow } from './session-state.ts';
import { closeTurn } from './turns.ts';

function started(): { state: SessionState; turn: TurnRow } {
  const state = start(aSession(), moment(0));
  if ('refused' in state || !state.turns[0]) throw new Error('not started');
  return {
    state,
    turn: { ...state.turns[0], draftText: 'newer', draftRevision: 5, draftSavedAt: moment(1) },
  };
}

test.each([
  { revision: 4, text: 'newer', stored: 5 },
  { revision: 5, text: 'newer', stored: 5 },
  { revision: 6, text: 'typed', stored: 6 },
  { revision: 2147483647, text: 'typed', stored: 2147483647 },
])('revision $revision after 5 leaves "$text"', ({ revision, text, stored }) => {
  const { state, turn } = started();
  const step = keepDraft({ ...state, turns: [turn] }, turn, { text: 'typed', revision }, moment(2));
  expect(step).toMatchObject({ turns: [{ draftText: text, draftRevision: stored }] });
});

test('a closed turn takes no draft', () => {
  const { state, turn } = started();
  const closed = closeTurn(state, turn, { outcome: 'skipped' }, moment(2));
  const [late] = closed.turns;
  expect(late && keepDraft(closed, late, { text: 'late', revision: 9 }, moment(3))).toEqual({
    refused: 'turn_closed',
  });
});

test('an answer in hand outranks every draft, and belongs to its own turn only', () => {
  const { state, turn } = started();
  const held = { ...state, turns: [turn] };
  expect(withTextInHand(held, { turnId: turn.id, text: 'all of it' }, moment(3)).turns[0]?.draftText).toBe(
    'all of it',
  );
  expect(withTextInHand(held, { turnId: 'another', text: 'all of it' }, moment(3))).toBe(held);
});
