// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { FakeMediaRecorder } from './recording/media-recorder.fixture.ts';
import { keptRecording, offline, refusal } from './recording/recording.fixture.ts';
import { speechWords } from './speech-words.ts';
import { maxSeconds, putIn, speakInto, stageSpeech, transcriptOf, wait } from './spoken-answer.fixture.ts';

const stage = stageSpeech();

describe('an answer that is spoken', () => {
  it('is recorded, sent, written down, and forgotten on this device once it is in the answer', async () => {
    const spoken = stage.newAnswer();
    await speakInto(spoken, ['a', 'b']);
    expect(FakeMediaRecorder.latest?.options.mimeType).toBe('audio/webm;codecs=opus');
    expect(speechWords(spoken)).toBe('Recording. Choose Stop when you have said it.');
    spoken.stopRecording();
    await wait();
    expect([stage.server.parts, stage.microphone.track.stop.mock.calls.length]).toEqual([['ab'], 1]);
    expect(stage.server.finish.mock.calls).toEqual([['on-server', 1, 2]]);
    expect(speechWords(spoken)).toMatch(/^What you said is being written down/);
    stage.server.is({ state: 'transcribed', transcript: 'A, b.' });
    await wait(1500);
    expect([transcriptOf(spoken), spoken.upload?.isFromBefore]).toEqual(['A, b.', false]);
    await putIn(spoken);
    expect([transcriptOf(spoken), await stage.storage.list('anna')]).toEqual([null, []]);
    expect(speechWords(spoken)).toMatch(/^What you said is in your answer/);
  });

  it('ends by itself at the limit', async () => {
    const spoken = stage.newAnswer();
    await spoken.record(2);
    for (const word of ['a', 'b']) {
      await wait(1000);
      FakeMediaRecorder.latest?.give(word);
    }
    await wait();
    expect([spoken.stream, stage.server.parts]).toEqual([null, ['ab']]);
  });

  it('is sent as far as it came where the microphone ends', async () => {
    const spoken = stage.newAnswer();
    await speakInto(spoken, ['a']);
    stage.microphone.track.dispatchEvent(new Event('ended'));
    FakeMediaRecorder.latest?.stop();
    await wait();
    expect(spoken.microphone).toMatchObject({ text: 'The microphone stopped.' });
    expect(stage.server.parts).toEqual(['a']);
  });

  it('ends where the server takes no more, and says what the server said', async () => {
    stage.server.fault.now = refusal(409, 'Five recordings are kept for one answer.');
    const spoken = stage.newAnswer();
    await speakInto(spoken, ['a', 'b', 'c']);
    await wait(1000);
    FakeMediaRecorder.latest?.give('d');
    expect([spoken.stream, spoken.upload?.phase]).toEqual([null, 'refused']);
    expect(speechWords(spoken)).toMatch(/^Five recordings are kept/);
  });

  it('leaves nothing where nothing was said', async () => {
    const spoken = stage.newAnswer();
    await speakInto(spoken, []);
    spoken.stopRecording();
    await wait();
    expect([spoken.upload, stage.server.begin.mock.calls]).toEqual([null, []]);
  });
});

describe('the microphone', () => {
  it.each([
    ['NotAllowedError', 'The microphone is blocked for this page.'],
    ['NotFoundError', 'No microphone was found.'],
    ['NotReadableError', 'The microphone is there but cannot be used.'],
  ])('%s → %s', async (name, text) => {
    stage.microphone.getUserMedia.mockRejectedValue(new DOMException('', name));
    const spoken = stage.newAnswer();
    await spoken.record(maxSeconds);
    expect(spoken.microphone).toMatchObject({ kind: 'failed', text });
    expect(spoken.upload).toBeNull();
  });

  it('is named where the browser records nothing', async () => {
    vi.stubGlobal('MediaRecorder', undefined);
    const spoken = stage.newAnswer();
    await spoken.record(maxSeconds);
    expect(spoken.microphone.kind).toBe('failed');
    expect(stage.microphone.getUserMedia).not.toHaveBeenCalled();
  });

  it('is let go where the permission comes after the page was left', async () => {
    const spoken = stage.newAnswer();
    const recording = spoken.record(maxSeconds);
    spoken.stop();
    await recording;
    expect([stage.microphone.track.readyState, spoken.stream]).toEqual(['ended', null]);
  });
});

describe('what an earlier page left', () => {
  async function leave(): Promise<void> {
    stage.server.fault.now = offline();
    const earlier = stage.newAnswer();
    await speakInto(earlier, ['a', 'b']);
    earlier.stop();
    await wait();
    stage.server.fault.now = undefined;
  }

  it('is offered, and handed over where it is wanted', async () => {
    await leave();
    const spoken = stage.newAnswer();
    spoken.begin();
    await wait();
    expect(speechWords(spoken)).toBe('A recording of 0:02 is on this device. It was not handed over yet.');
    expect(stage.server.parts).toEqual([]);
    await spoken.recordingAttempts.useLeftover();
    expect([stage.server.parts, spoken.upload?.phase]).toEqual([['ab'], 'transcribing']);
  });

  it('is removed where it is not wanted', async () => {
    await leave();
    const spoken = stage.newAnswer();
    spoken.begin();
    await wait();
    await spoken.discard();
    expect([speechWords(spoken), await stage.storage.list('anna')]).toEqual(['', []]);
  });

  it('is shown to nobody else', async () => {
    await leave();
    const spoken = stage.newAnswer({ userId: 'ben' });
    spoken.begin();
    await wait();
    expect(spoken.leftover).toBeNull();
    expect(await stage.storage.list('anna')).toHaveLength(1);
  });

  it('goes on waiting for a transcript', async () => {
    await stage.storage.put(keptRecording({ serverId: 'on-server', isFinished: true }));
    stage.server.is({ state: 'transcribed', transcript: 'Said before.' });
    const spoken = stage.newAnswer();
    spoken.begin();
    await wait();
    expect([transcriptOf(spoken), spoken.upload?.isFromBefore]).toEqual(['Said before.', true]);
  });
});

describe('another tab that takes over', () => {
  it('finds what was said to the last word, and the microphone free', async () => {
    const spoken = stage.newAnswer();
    await speakInto(spoken, ['a', 'b', 'c']);
    if (FakeMediaRecorder.latest) FakeMediaRecorder.latest.lastWords = 'd';
    const handedOver = spoken.handOver();
    await wait(50);
    await handedOver;
    expect([stage.microphone.track.readyState, stage.server.finish.mock.calls]).toEqual(['ended', []]);
    const other = stage.newAnswer();
    other.begin();
    await wait();
    await other.recordingAttempts.useLeftover();
    expect(stage.server.parts).toEqual(['abcd']);
  });
});

describe('a recording that is to be removed', () => {
  const parts = ['a', 'b', 'c', 'd', 'e'];

  it('is removed also where its words came into the answer while that was asked', async () => {
    const spoken = stage.newAnswer();
    await speakInto(spoken, ['a']);
    const { own, leftover } = spoken.recordingAttempts;
    spoken.stopRecording();
    await wait();
    stage.server.is({ state: 'transcribed', transcript: 'A.' });
    await wait(1500);
    await putIn(spoken);
    await spoken.discard({ own, leftover });
    expect(stage.server.discard.mock.calls).toEqual([['on-server']]);
  });

  it('and is not, as the network is away, is sent no more and can be removed again', async () => {
    const spoken = stage.newAnswer();
    await speakInto(spoken, parts);
    stage.server.fault.now = offline();
    stage.server.discard.mockRejectedValueOnce(offline());
    await spoken.discard();
    expect(speechWords(spoken)).toMatch(/^The recording is not removed yet: .* was not handed over yet\.$/);
    stage.server.fault.now = undefined;
    await spoken.drain();
    await wait(60_000);
    expect([stage.server.finish.mock.calls, spoken.isUnsent]).toEqual([[], true]);
    await spoken.discard();
    expect(stage.server.discard.mock.calls).toEqual([['on-server'], ['on-server']]);
    expect([speechWords(spoken), await stage.storage.list('anna')]).toEqual(['', []]);
  });

  it('is gone where the server has none of it any more', async () => {
    const spoken = stage.newAnswer();
    await speakInto(spoken, parts);
    stage.server.discard.mockRejectedValueOnce(refusal(404, 'No such recording.'));
    await spoken.discard();
    expect([speechWords(spoken), await stage.storage.list('anna')]).toEqual(['', []]);
  });

  it('is said not to be where it is listed and the network is away', async () => {
    const spoken = stage.newAnswer();
    stage.server.discard.mockRejectedValueOnce(offline());
    await spoken.discardRecordingAttempt('on-server');
    expect(speechWords(spoken)).toMatch(/^The recording is not removed yet/);
    await spoken.discardRecordingAttempt('on-server');
    expect(speechWords(spoken)).toBe('');
  });
});
