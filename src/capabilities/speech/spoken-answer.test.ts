// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asHeard, unsureWords } from './as-heard.ts';
import { FakeMediaRecorder, stubMicrophone } from './recording/media-recorder.fixture.ts';
import { createMemoryRecordingStorage } from './recording/memory-recording-storage.ts';
import { keptRecording, offline, recordingServer, refusal } from './recording/recording.fixture.ts';
import { speechWords } from './speech-words.ts';
import { SpokenAnswer } from './spoken-answer.ts';
import { mayGoWithout } from './submit-without.ts';

const key = { userId: 'anna', sessionId: 's', turnId: 't' };
const maxSeconds = 300;

let server: ReturnType<typeof recordingServer>;
let storage: ReturnType<typeof createMemoryRecordingStorage>;
let microphone: ReturnType<typeof stubMicrophone>;

beforeEach(() => {
  vi.useFakeTimers();
  server = recordingServer();
  storage = createMemoryRecordingStorage();
  microphone = stubMicrophone();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const newAnswer = (change = {}) =>
  new SpokenAnswer({ ...key, ...change }, { ...server, storage: Promise.resolve(storage) });

const transcriptOf = ({ understood }: SpokenAnswer) => understood?.server?.transcript ?? null;

async function putIn(spoken: SpokenAnswer): Promise<void> {
  if (spoken.understood) await spoken.written(spoken.understood);
}

async function speakInto(spoken: SpokenAnswer, words: readonly string[]): Promise<void> {
  await spoken.record(maxSeconds);
  for (const word of words) {
    await wait(1000);
    FakeMediaRecorder.latest?.give(word);
  }
  await wait();
}

describe('an answer that is spoken', () => {
  it('is recorded, sent, written down, and forgotten on this device once it is in the answer', async () => {
    const spoken = newAnswer();
    await speakInto(spoken, ['a', 'b']);
    expect(FakeMediaRecorder.latest?.options.mimeType).toBe('audio/webm;codecs=opus');
    expect(speechWords(spoken)).toBe('Recording. Choose Stop when you have said it.');
    spoken.stopRecording();
    await wait();
    expect([server.parts, microphone.track.stop.mock.calls.length]).toEqual([['ab'], 1]);
    expect(server.finish.mock.calls).toEqual([['on-server', 1, 2]]);
    expect(speechWords(spoken)).toMatch(/^What you said is being written down/);
    server.is({ state: 'transcribed', transcript: 'A, b.' });
    await wait(1500);
    expect([transcriptOf(spoken), spoken.upload?.isFromBefore]).toEqual(['A, b.', false]);
    await putIn(spoken);
    expect([transcriptOf(spoken), await storage.list('anna')]).toEqual([null, []]);
    expect(speechWords(spoken)).toMatch(/^What you said is in your answer/);
  });

  it('ends by itself at the limit', async () => {
    const spoken = newAnswer();
    await spoken.record(2);
    for (const word of ['a', 'b']) {
      await wait(1000);
      FakeMediaRecorder.latest?.give(word);
    }
    await wait();
    expect([spoken.stream, server.parts]).toEqual([null, ['ab']]);
  });

  it('is sent as far as it came where the microphone ends', async () => {
    const spoken = newAnswer();
    await speakInto(spoken, ['a']);
    microphone.track.dispatchEvent(new Event('ended'));
    FakeMediaRecorder.latest?.stop();
    await wait();
    expect(spoken.microphone).toMatchObject({ text: 'The microphone stopped.' });
    expect(server.parts).toEqual(['a']);
  });

  it('ends where the server takes no more, and says what the server said', async () => {
    server.fault.now = refusal(409, 'Five recordings are kept for one answer.');
    const spoken = newAnswer();
    await speakInto(spoken, ['a', 'b', 'c']);
    await wait(1000);
    FakeMediaRecorder.latest?.give('d');
    expect([spoken.stream, spoken.upload?.phase]).toEqual([null, 'refused']);
    expect(speechWords(spoken)).toMatch(/^Five recordings are kept/);
  });

  it('leaves nothing where nothing was said', async () => {
    const spoken = newAnswer();
    await speakInto(spoken, []);
    spoken.stopRecording();
    await wait();
    expect([spoken.upload, server.begin.mock.calls]).toEqual([null, []]);
  });
});

it('what arrived of a recording from elsewhere is ended as it is, and written down', async () => {
  server.parts.push('a');
  const arrived = server.is({ received_parts: 1 });
  const spoken = newAnswer();
  await spoken.recordingAttempts.useArrived(arrived);
  expect([server.begin.mock.calls, server.putPart.mock.calls]).toEqual([[], []]);
  expect(server.finish.mock.calls).toEqual([['on-server', 1, null]]);
  server.is({ state: 'transcribed', transcript: 'A.' });
  await wait(1500);
  expect(transcriptOf(spoken)).toBe('A.');
});

describe('a recording that another device has sent', () => {
  const elsewhere = (change: Parameters<typeof server.is>[0]) => {
    const found = server.is(change);
    return async () => [found];
  };

  it('is waited for here until it is written down, and stays with the answer', async () => {
    const spoken = newAnswer();
    spoken.begin();
    await spoken.continueWith(elsewhere({ state: 'transcribing' }));
    expect(speechWords(spoken)).toMatch(/^What you said is being written down/);
    expect([spoken.holdsBack(true), spoken.missing]).toEqual([true, 'words']);
    server.is({ state: 'transcribed', transcript: 'A.' });
    await wait(1500);
    expect([transcriptOf(spoken), spoken.upload?.isFromBefore]).toEqual(['A.', true]);
  });

  it('that failed is asked for again here', async () => {
    const spoken = newAnswer();
    spoken.begin();
    await spoken.continueWith(elsewhere({ state: 'failed', message: 'The speech service is away.' }));
    expect(speechWords(spoken)).toBe('The speech service is away.');
    await spoken.upload?.transcribeAgain();
    expect(server.transcribeAgain.mock.calls).toEqual([['on-server']]);
    expect(spoken.isBeingWritten).toBe(true);
  });

  it('that was not finished is decided on before Done, which can go without', async () => {
    const spoken = newAnswer();
    spoken.begin();
    const found = elsewhere({ state: 'uploading', received_parts: 2 });
    await spoken.continueWith(found);
    expect([speechWords(spoken), spoken.holdsBack(true), spoken.canBeLeftOut]).toEqual(['', true, true]);
    expect(speechWords(spoken)).toMatch(
      /^Your answer is not submitted yet: a recording of it was not finished/,
    );
    await spoken.discardRecordingAttempt('on-server');
    expect([speechWords(spoken), spoken.holdsBack(true)]).toEqual(['', false]);
    await spoken.continueWith(found);
    expect(spoken.recordingAttempts.undecided).toEqual(['on-server']);
    await Promise.all((await found()).map(spoken.recordingAttempts.useArrived));
    expect([spoken.recordingAttempts.undecided, spoken.upload?.recording.serverId]).toEqual([
      [],
      'on-server',
    ]);
  });

  it('waits where this device has one, or somebody begins to speak', async () => {
    await storage.put(keptRecording({ serverId: 'own', isFinished: true }));
    const found = elsewhere({ state: 'transcribing' });
    const back = newAnswer();
    back.begin();
    await back.continueWith(found);
    expect(back.upload?.recording.serverId).toBe('own');
    const speaking = newAnswer({ turnId: 'u' });
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof found>>>();
    const goingOn = speaking.continueWith(() => promise);
    await speakInto(speaking, ['a']);
    resolve(await found());
    await goingOn;
    expect(speaking.upload?.phase).toBe('recording');
    await speaking.discard();
  });
});

describe('several recordings whose words are missing', () => {
  /** Servers of their own, as each fixture knows one recording. */
  async function severalOf(...states: Parameters<typeof server.is>[0][]) {
    const recordingAttempts = states.map((state, index) =>
      recordingServer().is({ _id: `take-${index + 1}`, recording_attempt: index + 1, ...state }),
    );
    const one = (id: string) => recordingAttempts.find(({ _id }) => _id === id) ?? server.is({});
    server.look.mockImplementation(async (id) => one(id));
    const spoken = newAnswer();
    spoken.begin();
    await spoken.continueWith(async () => recordingAttempts);
    const becomes = (id: string, change: Parameters<typeof server.is>[0]) => Object.assign(one(id), change);
    return { spoken, becomes };
  }

  it('are waited for together, and each comes into the answer', async () => {
    const { spoken, becomes } = await severalOf({ state: 'transcribing' }, { state: 'transcribing' });
    expect(spoken.holdsBack(true)).toBe(true);
    expect(speechWords(spoken)).toMatch(
      /^Your answer is not submitted yet: 2 recordings are not in it\. Recording 1: What you said is being/,
    );
    becomes('take-2', { state: 'transcribed', transcript: 'Second.' });
    await wait(1500);
    expect(transcriptOf(spoken)).toBe('Second.');
    await putIn(spoken);
    expect([spoken.isAwaited, spoken.holdsBack(true), transcriptOf(spoken)]).toEqual([true, true, null]);
    becomes('take-1', { state: 'transcribed', transcript: 'First.' });
    await wait(1500);
    expect(transcriptOf(spoken)).toBe('First.');
    await putIn(spoken);
    expect([spoken.holdsBack(true), spoken.missing]).toEqual([false, null]);
    expect(speechWords(spoken)).toMatch(/^What you said is in your answer/);
  });

  it('hold back Done where one failed, beside one that could hardly be understood', async () => {
    const { spoken } = await severalOf(
      { state: 'failed', message: 'The speech service is away.' },
      { state: 'poor_audio', transcript: 'Muffled.', word_count: 1 },
    );
    expect(speechWords(spoken)).toBe(
      '2 recordings are not in your answer yet. Recording 1: The speech service is away.',
    );
    expect([spoken.holdsBack(true), spoken.canBeLeftOut, spoken.missing]).toEqual([true, true, 'words']);
    spoken.leaveOut();
    expect(speechWords(spoken)).toBe(
      'Your answer is submitted without what you said; the recordings themselves stay with it.',
    );
  });

  it('that failed are asked about in the order in which they were recorded', async () => {
    const { spoken } = await severalOf({ state: 'failed', message: 'Away.' }, { state: 'failed' });
    expect(speechWords(spoken)).toBe('2 recordings are not in your answer yet. Recording 1: Away.');
  });

  it('are found once, also those that are seen to already', async () => {
    const { spoken } = await severalOf({ state: 'transcribed', transcript: 'First.' });
    await putIn(spoken);
    await spoken.continueWith(async () => [server.is({ _id: 'take-1', state: 'transcribed' })]);
    expect([spoken.upload, spoken.missing]).toEqual([null, null]);
  });

  it('all that failed are tried again at once', async () => {
    const { spoken } = await severalOf({ state: 'failed' }, { state: 'transcribing' }, { state: 'failed' });
    await spoken.recordingAttempts.transcribeAgain();
    expect(server.transcribeAgain.mock.calls).toEqual([['take-1'], ['take-3']]);
  });

  it('one that failed is waited for beside the one that is recorded after it', async () => {
    const { spoken, becomes } = await severalOf({ state: 'failed', message: 'The speech service is away.' });
    server.begin.mockImplementation(async () => becomes('take-1', {}));
    server.begin.mockResolvedValue(recordingServer().is({ _id: 'take-2', recording_attempt: 2 }));
    await speakInto(spoken, ['a']);
    expect(speechWords(spoken)).toBe('Recording. Choose Stop when you have said it.');
    await spoken.discard();
    expect(speechWords(spoken)).toBe('The speech service is away.');
    expect(spoken.holdsBack(true)).toBe(true);
  });
});

describe('what was recorded elsewhere', () => {
  it('holds back Done while it is not known, and is looked for again', async () => {
    const spoken = newAnswer();
    spoken.begin();
    const find = vi.fn(async () => [server.is({ state: 'failed', message: 'Away.' })]);
    find.mockRejectedValueOnce(offline());
    await spoken.continueWith(find);
    expect([spoken.isUnknown, spoken.holdsBack(false), spoken.holdsBack(true)]).toEqual([true, false, true]);
    expect(speechWords(spoken)).toMatch(/the list of your recordings has not arrived/);
    expect([spoken.canBeLeftOut, spoken.missing]).toEqual([true, null]);
    await spoken.whenKnown();
    await wait();
    expect([spoken.isUnknown, speechWords(spoken)]).toEqual([
      false,
      'Your answer is not submitted yet: what you said is not in it. Away.',
    ]);
  });

  it('is waited for no longer than some seconds, and comes into no answer that is on its way', async () => {
    const spoken = newAnswer();
    spoken.begin();
    const { promise, resolve: arrive } = Promise.withResolvers<ReturnType<typeof server.is>[]>();
    const goingOn = spoken.continueWith(() => promise);
    const waiting = spoken.whenKnown();
    await wait(5000);
    await waiting;
    expect([spoken.isUnknown, spoken.holdsBack(true)]).toEqual([true, true]);
    spoken.leaveOut();
    arrive([server.is({ state: 'transcribed', transcript: 'A.' })]);
    await goingOn;
    expect([spoken.upload, spoken.understood]).toEqual([null, null]);
    expect(speechWords(spoken)).toBe('Your answer is submitted as you typed it.');
  });
});

describe('a turn that is closed without what was said', () => {
  it('has nothing of it on the server, also of what arrived meanwhile', async () => {
    const spoken = newAnswer();
    await speakInto(spoken, ['a']);
    spoken.stopRecording();
    await wait();
    expect(spoken.recordingAttempts.own?.recording.isFinished).toBe(true);
    const close = vi.fn(async () => true);
    expect(await spoken.without(close)).toBe(true);
    expect(server.discard.mock.calls).toEqual([['on-server']]);
    expect(server.discard).toHaveBeenCalledBefore(close);
  });

  it('and is not closed after all has it handed over again', async () => {
    const spoken = newAnswer();
    await speakInto(spoken, ['a', 'b']);
    server.discard.mockImplementation(async () => {
      server.parts.length = 0;
      server.is({ received_parts: 0, state: 'uploading' });
    });
    await spoken.without(async () => false);
    await wait();
    expect([server.parts, spoken.upload?.phase]).toEqual([['ab'], 'transcribing']);
    expect(server.begin).toHaveBeenCalledTimes(2);
  });
});

describe('the microphone', () => {
  it.each([
    ['NotAllowedError', 'The microphone is blocked for this page.'],
    ['NotFoundError', 'No microphone was found.'],
    ['NotReadableError', 'The microphone is there but cannot be used.'],
  ])('%s → %s', async (name, text) => {
    microphone.getUserMedia.mockRejectedValue(new DOMException('', name));
    const spoken = newAnswer();
    await spoken.record(maxSeconds);
    expect(spoken.microphone).toMatchObject({ kind: 'failed', text });
    expect(spoken.upload).toBeNull();
  });

  it('is named where the browser records nothing', async () => {
    vi.stubGlobal('MediaRecorder', undefined);
    const spoken = newAnswer();
    await spoken.record(maxSeconds);
    expect(spoken.microphone.kind).toBe('failed');
    expect(microphone.getUserMedia).not.toHaveBeenCalled();
  });

  it('is let go where the permission comes after the page was left', async () => {
    const spoken = newAnswer();
    const recording = spoken.record(maxSeconds);
    spoken.stop();
    await recording;
    expect([microphone.track.readyState, spoken.stream]).toEqual(['ended', null]);
  });
});

describe('what an earlier page left', () => {
  async function leave(): Promise<void> {
    server.fault.now = offline();
    const earlier = newAnswer();
    await speakInto(earlier, ['a', 'b']);
    earlier.stop();
    await wait();
    server.fault.now = undefined;
  }

  it('is offered, and handed over where it is wanted', async () => {
    await leave();
    const spoken = newAnswer();
    spoken.begin();
    await wait();
    expect(speechWords(spoken)).toBe('A recording of 0:02 is on this device. It was not handed over yet.');
    expect(server.parts).toEqual([]);
    await spoken.recordingAttempts.useLeftover();
    expect([server.parts, spoken.upload?.phase]).toEqual([['ab'], 'transcribing']);
  });

  it('is removed where it is not wanted', async () => {
    await leave();
    const spoken = newAnswer();
    spoken.begin();
    await wait();
    await spoken.discard();
    expect([speechWords(spoken), await storage.list('anna')]).toEqual(['', []]);
  });

  it('is shown to nobody else', async () => {
    await leave();
    const spoken = newAnswer({ userId: 'ben' });
    spoken.begin();
    await wait();
    expect(spoken.leftover).toBeNull();
    expect(await storage.list('anna')).toHaveLength(1);
  });

  it('goes on waiting for a transcript', async () => {
    await storage.put(keptRecording({ serverId: 'on-server', isFinished: true }));
    server.is({ state: 'transcribed', transcript: 'Said before.' });
    const spoken = newAnswer();
    spoken.begin();
    await wait();
    expect([transcriptOf(spoken), spoken.upload?.isFromBefore]).toEqual(['Said before.', true]);
  });
});

describe('another tab that takes over', () => {
  it('finds what was said to the last word, and the microphone free', async () => {
    const spoken = newAnswer();
    await speakInto(spoken, ['a', 'b', 'c']);
    if (FakeMediaRecorder.latest) FakeMediaRecorder.latest.lastWords = 'd';
    const handedOver = spoken.handOver();
    await wait(50);
    await handedOver;
    expect([microphone.track.readyState, server.finish.mock.calls]).toEqual(['ended', []]);
    const other = newAnswer();
    other.begin();
    await wait();
    await other.recordingAttempts.useLeftover();
    expect(server.parts).toEqual(['abcd']);
  });
});

describe('a recording that is to be removed', () => {
  const parts = ['a', 'b', 'c', 'd', 'e'];

  it('is removed also where its words came into the answer while that was asked', async () => {
    const spoken = newAnswer();
    await speakInto(spoken, ['a']);
    const { own, leftover } = spoken.recordingAttempts;
    spoken.stopRecording();
    await wait();
    server.is({ state: 'transcribed', transcript: 'A.' });
    await wait(1500);
    await putIn(spoken);
    await spoken.discard({ own, leftover });
    expect(server.discard.mock.calls).toEqual([['on-server']]);
  });

  it('and is not, as the network is away, is sent no more and can be removed again', async () => {
    const spoken = newAnswer();
    await speakInto(spoken, parts);
    server.fault.now = offline();
    server.discard.mockRejectedValueOnce(offline());
    await spoken.discard();
    expect(speechWords(spoken)).toMatch(/^The recording is not removed yet: .* was not handed over yet\.$/);
    server.fault.now = undefined;
    await spoken.drain();
    await wait(60_000);
    expect([server.finish.mock.calls, spoken.isUnsent]).toEqual([[], true]);
    await spoken.discard();
    expect(server.discard.mock.calls).toEqual([['on-server'], ['on-server']]);
    expect([speechWords(spoken), await storage.list('anna')]).toEqual(['', []]);
  });

  it('is gone where the server has none of it any more', async () => {
    const spoken = newAnswer();
    await speakInto(spoken, parts);
    server.discard.mockRejectedValueOnce(refusal(404, 'No such recording.'));
    await spoken.discard();
    expect([speechWords(spoken), await storage.list('anna')]).toEqual(['', []]);
  });

  it('is said not to be where it is listed and the network is away', async () => {
    const spoken = newAnswer();
    server.discard.mockRejectedValueOnce(offline());
    await spoken.discardRecordingAttempt('on-server');
    expect(speechWords(spoken)).toMatch(/^The recording is not removed yet/);
    await spoken.discardRecordingAttempt('on-server');
    expect(speechWords(spoken)).toBe('');
  });
});

it('an answer is said not to be submitted where words came while it was asked to go without', async () => {
  const spoken = newAnswer();
  await speakInto(spoken, ['a']);
  const ask = async () => {
    spoken.stopRecording();
    await wait();
    server.is({ state: 'transcribed', transcript: 'A.' });
    await wait(1500);
    await putIn(spoken);
    return true;
  };
  expect(await mayGoWithout(spoken, { ask })).toBe(false);
  expect(speechWords(spoken)).toMatch(/^Your answer is not submitted and .* What you said is in your answer/);
});

describe('Done', () => {
  it('stops a recording and waits for its transcript', async () => {
    const spoken = newAnswer();
    await speakInto(spoken, ['a']);
    expect(spoken.holdsBack(true)).toBe(true);
    await wait();
    expect(speechWords(spoken)).toMatch(/^Your answer is not submitted yet: .* being written down/);
    await spoken.discard();
    expect(spoken.holdsBack(true)).toBe(false);
    expect(server.discard.mock.calls).toEqual([['on-server']]);
  });

  it.each([
    ['its words once the server has all of it', undefined, 'words'],
    ['all of it where a part is missing there', offline(), 'recording'],
  ])('may go without %s, and what was recorded stays here meanwhile', async (_what, fault, missing) => {
    const spoken = newAnswer();
    await speakInto(spoken, ['a', 'b', 'c', 'd', 'e']);
    server.fault.now = fault;
    expect(spoken.holdsBack(true)).toBe(true);
    await wait();
    expect([spoken.staysWithAnswer, spoken.isUnsent]).toEqual([!fault, Boolean(fault)]);
    expect(spoken.missing).toBe(missing);
    spoken.leaveOut();
    server.fault.now = undefined;
    server.is({ state: 'transcribed', transcript: 'A, b, c, d, e.' });
    await wait(60_000);
    expect([server.discard.mock.calls, transcriptOf(spoken)]).toEqual([[], null]);
    expect(await storage.list('anna')).toHaveLength(1);
  });

  it('offers no words of sound without one', async () => {
    const spoken = newAnswer();
    await speakInto(spoken, ['a']);
    spoken.stopRecording();
    await wait();
    server.is({ state: 'poor_audio', transcript: '', word_count: 0, message: 'No words could be made out.' });
    await wait(1500);
    expect([spoken.upload?.phase, unsureWords(spoken)]).toEqual(['poor_audio', '']);
  });

  it('does not wait for what could not be understood, which the candidate may use all the same', async () => {
    const spoken = newAnswer();
    await speakInto(spoken, ['a']);
    spoken.stopRecording();
    await wait();
    const message = 'Hardly anything was understood.';
    server.is({ state: 'poor_audio', transcript: 'Muffled.', word_count: 1, message });
    await wait(1500);
    expect(unsureWords(spoken)).toBe('Muffled.');
    expect([spoken.holdsBack(true), transcriptOf(spoken)]).toEqual([false, null]);
    expect(speechWords(spoken)).toBe('Hardly anything was understood.');
    spoken.usePoorAudio();
    expect(transcriptOf(spoken)).toBe('Muffled.');
    await putIn(spoken);
    expect(speechWords(spoken)).toMatch(/^The little that was understood is in your answer\./);
    expect(asHeard(' Muffled.\n', spoken)?.message).toMatch(/As it stands it will not be looked at/);
    expect(asHeard('Muffled, and corrected.', spoken)).toBeNull();
  });
});
