import { expect, it, vi } from 'vitest';
import { keptRecording } from '../recording/recording.fixture.ts';
import type { RecordingUpload } from '../recording/recording-upload.ts';
import { Captions, lastWords } from './captions.ts';

/** A recording under way of which so many parts have arrived, and what a caption says of it. */
function speaking(ask: (recordingId: string) => Promise<string>) {
  const recording = keptRecording({ serverId: 'on-server' });
  const upload = { phase: 'recording' as RecordingUpload['phase'], sentParts: 0, recording };
  const captions = new Captions(upload, ask);
  const arrived = async (sentParts: number) => {
    upload.sentParts = sentParts;
    await captions.follow();
  };
  return { upload, captions, arrived };
}

it('are asked for less often the more was said', async () => {
  const ask = vi.fn(async (_id: string) => 'I read the logs.');
  const { captions, arrived } = speaking(ask);
  const asked: number[] = [];
  for (let parts = 0; parts <= 120; parts++) {
    const before = ask.mock.calls.length;
    await arrived(parts);
    if (ask.mock.calls.length > before) asked.push(parts);
  }
  expect(asked).toEqual([1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 36, 48, 64, 86, 115]);
  expect(ask).toHaveBeenLastCalledWith('on-server');
  expect(captions.text).toBe('I read the logs.');
});

it('keep what they showed where the service fails or makes nothing out, and end with the recording', async () => {
  const replies = [Promise.resolve('I read'), Promise.reject(new Error('away')), Promise.resolve('')];
  const ask = vi.fn(async (_id: string) => replies[ask.mock.calls.length - 1] ?? 'no more');
  const { upload, captions, arrived } = speaking(ask);
  for (const parts of [1, 2, 3]) await arrived(parts);
  expect([ask.mock.calls.length, captions.text]).toEqual([3, 'I read']);
  upload.phase = 'sending';
  await arrived(4);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('ask once at a time, and again for what came meanwhile', async () => {
  const first = Promise.withResolvers<string>();
  const ask = vi.fn(async (_id: string) => (ask.mock.calls.length === 1 ? first.promise : 'all of it'));
  const { captions, arrived } = speaking(ask);
  const asking = arrived(1);
  await arrived(2);
  expect(ask).toHaveBeenCalledTimes(1);
  first.resolve('some of it');
  await asking;
  expect([ask.mock.calls.length, captions.text]).toEqual([2, 'all of it']);
});

it('show the last words of a long answer', () => {
  expect(lastWords(' one two  three ', 3)).toBe('one two three');
  expect(lastWords('one two three four', 3)).toBe('… two three four');
});
