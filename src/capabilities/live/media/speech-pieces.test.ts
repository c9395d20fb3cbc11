// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeMediaRecorder, stubMicrophone } from '../../speech/recording/media-recorder.fixture.ts';
import { cutSpeech, type SpeechPiece } from './speech-pieces.ts';

/** What the microphone hears, from 0 to 1. */
let loudness: number;
let sent: SpeechPiece[];

beforeEach(() => {
  vi.useFakeTimers();
  stubMicrophone();
  vi.stubGlobal(
    'AudioContext',
    class {
      createAnalyser = () => ({
        getFloatTimeDomainData: (samples: Float32Array) => samples.fill(loudness),
      });
      createMediaStreamSource = () => ({ connect: () => {} });
      close = async () => {};
    },
  );
  loudness = 0;
  sent = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** So loud for so long. */
async function hear(level: number, seconds: number): Promise<void> {
  loudness = level;
  FakeMediaRecorder.latest?.give('sound');
  await vi.advanceTimersByTimeAsync(seconds * 1000);
}

it('ends a piece at a pause, sends no silence, and nothing once it is stopped', async () => {
  const stop = cutSpeech(new MediaStream(), async (piece) => void sent.push(piece));
  await hear(0, 9);
  expect(sent).toHaveLength(0);
  await hear(0.5, 3);
  await hear(0, 1);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.seconds).toBeGreaterThan(3);
  expect(sent[0]?.seconds).toBeLessThan(5);
  await hear(0.5, 20);
  expect(sent).toHaveLength(3);
  stop();
  await hear(0.5, 20);
  expect(sent).toHaveLength(3);
});

it('drops what was said meanwhile where the service is slow, so that captions keep up', async () => {
  cutSpeech(new MediaStream(), (piece) => {
    sent.push(piece);
    return new Promise(() => {});
  });
  await hear(0.5, 60);
  expect(sent).toHaveLength(1);
});
