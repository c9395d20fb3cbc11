import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createEngine } from '../assessment/engine.ts';
import { EngineUnavailable } from '../assessment/engine-unavailable.ts';
import { answerTurn } from '../interviews/answers/answer.ts';
import { start } from '../interviews/session/session-machine.ts';
import { aSession, moment } from '../interviews/session/session-state.fixture.ts';
import type { SessionState } from '../interviews/session/session-state.ts';
import { judgeSession } from './judge-session.ts';

const text = 'In March I reproduced the fault on my own machine, and then I read the logs and fixed it.';

/** A session in which every question has the same answer. */
function answered(state: SessionState = aSession()): SessionState {
  const step = state.turns.length === 0 ? start(state, moment(0)) : state;
  if ('refused' in step) throw new Error(step.refused);
  const turn = step.turns.find(({ outcome }) => outcome === null);
  if (!turn) return step;
  const next = answerTurn(step, turn, text, { prompt: null, note: null }, moment(60));
  if ('refused' in next) throw new Error(next.refused);
  return answered(next);
}

test('a judgement that fails is told once the others of its session have ended', async () => {
  const away = new EngineUnavailable('away');
  const ended: string[] = [];
  const engine = {
    ...createEngine({}),
    async evaluate({ question }: { readonly question: { readonly id: string } }) {
      if (question.id === 'software-01') throw away;
      await setImmediate();
      ended.push(question.id);
      return null;
    },
  };
  const judging = judgeSession(engine, { state: answered(), names: [], isAgain: true });
  await expect(judging).rejects.toBe(away);
  expect(ended).toEqual(['software-02', 'software-03']);
});
