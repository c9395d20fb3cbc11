// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeMediaRecorder, stubMicrophone } from './recording/media-recorder.fixture.ts';
import { createMemoryRecordingStorage } from './recording/memory-recording-storage.ts';
import { keptRecording, offline, recordingServer } from './recording/recording.fixture.ts';
import { SpokenAnswer } from './spoken-answer.ts';

const key = { userId: 'anna', sessionId: 's', turnId: 't' };

let server: ReturnType<typeof recordingServer>;
let storage: ReturnType<typeof createMemoryRecordingStorage>;

beforeEach(() => {
  vi.useFakeTimers();
  server = recordingServer();
  storage = createMemoryRecordingStorage();
  stubMicrophone();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const newAnswer = () => new SpokenAnswer(key, { ...server, storage: Promise.resolve(storage) });

/** Something that was said a moment ago and is not on the server. */
async function spoken(): Promise<SpokenAnswer> {
  const answer = newAnswer();
  server.fault.now = offline();
  await answer.record(300);
  await wait(1000);
  FakeMediaRecorder.latest?.give('a');
  await wait();
  answer.stopRecording();
  await wait();
  return answer;
}

/** The same, said before a reload; a part of it is on the server. */
async function leftOver(): Promise<SpokenAnswer> {
  const left = keptRecording({ seconds: 4, serverId: 'on-server' });
  await storage.put(left);
  await storage.addPiece(left, 0, new Blob(['a']));
  const answer = newAnswer();
  answer.begin();
  await wait();
  return answer;
}

const isDropped = async () => (await storage.list('anna')).map((one) => one.isDropped ?? false);

it.each([
  ['just said', spoken],
  ['left by an earlier page', leftOver],
])(
  'what was %s and is given up with its question is not offered again by the next page',
  async (_what, make) => {
    const answer = await make();
    expect(await isDropped()).toEqual([false]);
    answer.giveUp();
    await wait();
    expect(await isDropped()).toEqual([true]);
  },
);

it.each([
  ['just said', spoken],
  ['left by an earlier page', leftOver],
])('what was %s is there again where its question was not closed', async (_what, make) => {
  const answer = await make();
  server.fault.now = undefined;
  const dropped: boolean[] = [];
  const close = async () => {
    dropped.push(...(await isDropped()));
    return false;
  };
  await answer.without(close);
  await wait();
  expect([dropped, await isDropped()]).toEqual([[true], [false]]);
  expect(answer.isUnsent || answer.isBeingWritten).toBe(true);
});

it('what arrived of what an earlier page left is taken back with it, and sent anew where its question is not closed', async () => {
  const answer = await leftOver();
  await answer.without(async () => false);
  expect(server.discard).toHaveBeenCalledWith('on-server');
  await answer.recordingAttempts.useLeftover();
  expect(server.begin).toHaveBeenCalledOnce();
  expect(server.parts).toEqual(['a']);
});
