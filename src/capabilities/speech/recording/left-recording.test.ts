import { expect, it } from 'vitest';
import type { Turn } from '../../../../openapi/gen/types.gen.ts';
import { leftRecordings, orphanedRecordings } from './left-recording.ts';
import { createMemoryRecordingStorage } from './memory-recording-storage.ts';
import { keptRecording } from './recording.fixture.ts';
import type { KeptRecording } from './recording-storage.ts';

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const turns = [
  { _id: 'answered', outcome: 'answered' },
  { _id: 'skipped', outcome: 'skipped' },
  { _id: 'interrupted', outcome: 'interrupted' },
  { _id: 'open', outcome: null },
] as Turn[];
const open = { userId: 'anna', sessionId: 's', turnId: 'open' };

/** What this device has, what of it is shown as orphaned, and what is still there once the open turn began. */
async function look(change: Partial<KeptRecording>) {
  const storage = createMemoryRecordingStorage();
  await storage.put(keptRecording({ seconds: 4, startedAt: daysAgo(1), turnId: 'answered', ...change }));
  const left = await orphanedRecordings(storage, 'anna', { turns });
  const waiting = await leftRecordings(storage, open);
  return { left, waiting, kept: await storage.list('anna') };
}

it.each(['answered', 'skipped', 'interrupted'])(
  'what was said to a question that was %s is shown, and stays until it is removed',
  async (turnId) => {
    const { left, waiting, kept } = await look({ turnId });
    expect(left).toMatchObject([{ recording: { turnId }, turn: { _id: turnId } }]);
    expect([waiting.length, kept.length]).toEqual([0, 1]);
  },
);

it.each<[string, Partial<KeptRecording>]>([
  ['the server has all of', { isFinished: true }],
  ['was given up with its question', { isDropped: true }],
  ['nothing was said in', { seconds: 0 }],
  ['is older than a week', { startedAt: daysAgo(8) }],
  ['was said elsewhere more than a week ago', { sessionId: 'other', turnId: 'old', startedAt: daysAgo(8) }],
])('what %s is not shown, and forgotten', async (_what, change) => {
  const { left, kept } = await look(change);
  expect([left, kept]).toEqual([[], []]);
});

it('what was said to the open question is offered there', async () => {
  const { left, waiting } = await look({ turnId: 'open' });
  expect([left.length, waiting.length]).toEqual([0, 1]);
});

it('what was said in another session is not shown in this one, and stays', async () => {
  const { left, kept } = await look({ sessionId: 'other', turnId: 'elsewhere' });
  expect([left.length, kept.length]).toEqual([0, 1]);
});
