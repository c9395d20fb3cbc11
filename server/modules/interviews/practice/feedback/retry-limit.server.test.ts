// @module-tag postgres
import { expect, test } from 'vitest';
import type { StoredEngine } from '../../../../platform/database/stored-engine.ts';
import { servePractice } from '../../practice-server.fixture.ts';
import { type Step, start } from '../../session/session-machine.ts';
import { aSession, moment } from '../../session/session-state.fixture.ts';
import type { SessionState, TurnRow } from '../../session/session-state.ts';
import { closeTurn, openTurn } from '../../session/turns.ts';
import { countRetry } from './feedback-service.ts';

const server = servePractice();
const engine: StoredEngine = {
  name: 'llm',
  label: 'AI assessment',
  version: '1',
  reason: 'AI is configured',
};
const atMost = 30;

function passed(step: Step): SessionState {
  if ('refused' in step) throw new Error(`refused: ${step.refused}`);
  return step;
}

function opened(by: Partial<StoredEngine> = {}): readonly [state: SessionState, turn: TurnRow] {
  const state = passed(
    start(aSession({}, { feedbackAfterEach: true, engine: { ...engine, ...by } }), moment(0)),
  );
  const turn = openTurn(state);
  if (!turn) throw new Error('Nothing was asked.');
  return [state, turn];
}

function answered(by: Partial<StoredEngine> = {}): readonly [state: SessionState, turn: TurnRow] {
  const [state, turn] = opened(by);
  return [closeTurn(state, turn, { outcome: 'answered', answer: 'I read the logs.' }, moment(30)), turn];
}

async function count(userId: string, times: number, [state, turn] = answered()): Promise<void> {
  for (let time = 0; time < times; time++) await countRetry(server, { userId }, state, turn);
}

test('a model reads what one person says again so often and no more', async () => {
  await count('eager', atMost);
  await expect(count('eager', 1)).rejects.toMatchObject({ status: 429 });
  await count('somebody else', 1);
});

test('what the server looks at by itself can be said again without end', () =>
  count('patient', atMost + 1, answered({ name: 'rules' })));

test('a retry that is refused is not counted', async () => {
  await count('clumsy', atMost + 1, opened());
  await count('clumsy', atMost);
});
