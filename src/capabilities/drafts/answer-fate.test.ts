import { expect, it } from 'vitest';
import type { Turn } from '../../../openapi/gen/types.gen.ts';
import { answerFate } from './answer-sender.ts';

const queued = {
  userId: 'u',
  sessionId: 's',
  turnId: 't1',
  text: 'mine',
  idempotencyKey: 'k',
  queuedAt: '2026-01-01T10:00:00Z',
};
const turn = (_id: string, outcome: Turn['outcome'], answer: string | null) =>
  ({ _id, outcome, answer }) as Turn;

it.each<[string, Turn[], string]>([
  ['still open', [turn('t1', null, null)], 'open'],
  ['answered with it', [turn('t1', 'answered', 'mine'), turn('t2', null, null)], 'taken'],
  ['found insufficient', [turn('t1', 'insufficient', 'mine')], 'taken'],
  ['kept when the time was up', [turn('t1', 'interrupted', 'mine')], 'taken'],
  ['answered with another text', [turn('t1', 'answered', 'of another tab')], 'lost'],
  ['answered with more', [turn('t1', 'answered', 'mine ')], 'lost'],
  ['skipped', [turn('t1', 'skipped', null)], 'lost'],
  ['not of this session', [turn('t2', 'answered', 'mine')], 'lost'],
])('%s → %3$s', (_case, turns, fate) => expect(answerFate({ turns }, queued)).toBe(fate));
