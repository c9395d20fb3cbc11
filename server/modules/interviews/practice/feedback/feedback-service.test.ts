import { expect, test } from 'vitest';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { start } from '../../session/session-machine.ts';
import { aSession, moment } from '../../session/session-state.fixture.ts';
import { closeTurn, openTurn } from '../../session/turns.ts';
import { judgeUnread, withFeedback } from './feedback-service.ts';

const answer = 'In March the build broke. I read the logs and fixed the test, so it was green in an hour.';
const noTransaction = {} as Transaction;
const noJobs: Jobs = {
  send: () => Promise.reject(new Error('Nothing is left to a job.')),
  work: async () => {},
  every: () => {},
};

test('what is judged at once is judged before the session is locked, and lets other requests go first', async () => {
  const step = start(aSession({}, { feedbackAfterEach: true }), moment(0));
  const turn = 'refused' in step ? undefined : openTurn(step);
  if ('refused' in step || !turn) throw new Error('Nothing was asked.');
  const state = closeTurn(step, turn, { outcome: 'answered', answer }, moment(30));
  let isOtherServed = false;
  setImmediate(() => {
    isOtherServed = true;
  });
  await judgeUnread(state);
  expect(isOtherServed).toBe(true);
  const after = await withFeedback({ jobs: noJobs }, noTransaction, state, moment(30));
  expect(after.turns[0]?.feedback).toMatchObject({ state: 'ready', findings: { checklist: { of: 5 } } });
});
