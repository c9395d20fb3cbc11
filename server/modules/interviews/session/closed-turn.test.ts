import { expect, test } from 'vitest';
import { closedTurn } from './closed-turn.ts';
import { start } from './session-machine.ts';
import { aSession, moment } from './session-state.fixture.ts';

test.each([
  ['core', 'You skipped this question.'],
  ['follow_up', 'You skipped this follow-up.'],
] as const)('of a turn (%s) that was skipped it is said: %s', (kind, text) => {
  const state = start(aSession(), moment(0));
  if ('refused' in state) throw new Error(state.refused);
  const turns = state.turns.map((turn) => ({ ...turn, kind, outcome: 'skipped' as const }));
  expect(turns.map((turn) => closedTurn(state.interview, turn, turns).explanation)).toEqual([text]);
});

test.each([
  ['answered', moment(30).toISOString()],
  ['insufficient', moment(30).toISOString()],
  ['poor_audio', moment(30).toISOString()],
  ['skipped', undefined],
  ['interrupted', undefined],
  ['unasked', undefined],
] as const)('of a turn that was closed as %s the moment of handing in is %s', (outcome, at) => {
  const state = start(aSession(), moment(0));
  if ('refused' in state) throw new Error(state.refused);
  const turns = state.turns.map((turn) => ({ ...turn, outcome, closedAt: moment(30) }));
  expect(turns.map((turn) => closedTurn(state.interview, turn, turns).submitted_at)).toEqual([at]);
});

test.each([
  [47, 47],
  [0, undefined],
])('of a turn that was spared a wait of %i seconds, %j is told', (waitedSeconds, told) => {
  const state = start(aSession(), moment(0));
  if ('refused' in state) throw new Error(state.refused);
  const turns = state.turns.map((turn) => ({ ...turn, outcome: 'answered' as const, waitedSeconds }));
  expect(turns.map((turn) => closedTurn(state.interview, turn, turns).waited_seconds)).toEqual([told]);
});
