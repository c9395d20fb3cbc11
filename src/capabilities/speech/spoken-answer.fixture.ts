import { afterEach, beforeEach, vi } from 'vitest';
import { FakeMediaRecorder, stubMicrophone } from './recording/media-recorder.fixture.ts';
import { createMemoryRecordingStorage } from './recording/memory-recording-storage.ts';
import { recordingServer } from './recording/recording.fixture.ts';
import { SpokenAnswer } from './spoken-answer.ts';

const key = { userId: 'anna', sessionId: 's', turnId: 't' };

export const maxSeconds = 300;

/** A microphone, a device and a server, all new for each test of a file, and time that passes as the test says. */
class SpeechStage {
  server = recordingServer();
  storage = createMemoryRecordingStorage();
  microphone!: ReturnType<typeof stubMicrophone>;

  reset(): void {
    this.server = recordingServer();
    this.storage = createMemoryRecordingStorage();
    this.microphone = stubMicrophone();
  }

  newAnswer(change: Partial<typeof key> = {}): SpokenAnswer {
    return new SpokenAnswer(
      { ...key, ...change },
      { ...this.server, storage: Promise.resolve(this.storage) },
    );
  }
}

export function stageSpeech(): SpeechStage {
  const stage = new SpeechStage();
  beforeEach(() => {
    vi.useFakeTimers();
    stage.reset();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return stage;
}

export const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

export const transcriptOf = ({ understood }: SpokenAnswer) => understood?.server?.transcript ?? null;

/** What was said comes into the answer. */
export async function putIn(spoken: SpokenAnswer): Promise<void> {
  if (spoken.understood) await spoken.written(spoken.understood);
}

/** Records these pieces, one a second. */
export async function speakInto(spoken: SpokenAnswer, words: readonly string[]): Promise<void> {
  await spoken.record(maxSeconds);
  for (const word of words) {
    await wait(1000);
    FakeMediaRecorder.latest?.give(word);
  }
  await wait();
}
