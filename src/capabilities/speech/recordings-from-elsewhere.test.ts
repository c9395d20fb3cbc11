// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { keptRecording, offline, recordingServer } from './recording/recording.fixture.ts';
import { speechWords } from './speech-words.ts';
import { putIn, speakInto, stageSpeech, transcriptOf, wait } from './spoken-answer.fixture.ts';

const stage = stageSpeech();

it('what arrived of a recording from elsewhere is ended as it is, and written down', async () => {
  stage.server.parts.push('a');
  const arrived = stage.server.is({ received_parts: 1 });
  const spoken = stage.newAnswer();
  await spoken.recordingAttempts.useArrived(arrived);
  expect([stage.server.begin.mock.calls, stage.server.putPart.mock.calls]).toEqual([[], []]);
  expect(stage.server.finish.mock.calls).toEqual([['on-server', 1, null]]);
  stage.server.is({ state: 'transcribed', transcript: 'A.' });
  await wait(1500);
  expect(transcriptOf(spoken)).toBe('A.');
});

describe('a recording that another device has sent', () => {
  const elsewhere = (change: Parameters<typeof stage.server.is>[0]) => {
    const found = stage.server.is(change);
    return async () => [found];
  };

  it('is waited for here until it is written down, and stays with the answer', async () => {
    const spoken = stage.newAnswer();
    spoken.begin();
    await spoken.continueWith(elsewhere({ state: 'transcribing' }));
    expect(speechWords(spoken)).toMatch(/^What you said is being written down/);
    expect([spoken.holdsBack(true), spoken.missing]).toEqual([true, 'words']);
    stage.server.is({ state: 'transcribed', transcript: 'A.' });
    await wait(1500);
    expect([transcriptOf(spoken), spoken.upload?.isFromBefore]).toEqual(['A.', true]);
  });

  it('that failed is asked for again here', async () => {
    const spoken = stage.newAnswer();
    spoken.begin();
    await spoken.continueWith(elsewhere({ state: 'failed', message: 'The speech service is away.' }));
    expect(speechWords(spoken)).toBe('The speech service is away.');
    await spoken.upload?.transcribeAgain();
    expect(stage.server.transcribeAgain.mock.calls).toEqual([['on-server']]);
    expect(spoken.isBeingWritten).toBe(true);
  });

  it('that was not finished is decided on before Done, which can go without', async () => {
    const spoken = stage.newAnswer();
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
    await stage.storage.put(keptRecording({ serverId: 'own', isFinished: true }));
    const found = elsewhere({ state: 'transcribing' });
    const back = stage.newAnswer();
    back.begin();
    await back.continueWith(found);
    expect(back.upload?.recording.serverId).toBe('own');
    const speaking = stage.newAnswer({ turnId: 'u' });
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
  async function severalOf(...states: Parameters<typeof stage.server.is>[0][]) {
    const recordingAttempts = states.map((state, index) =>
      recordingServer().is({ _id: `take-${index + 1}`, recording_attempt: index + 1, ...state }),
    );
    const one = (id: string) => recordingAttempts.find(({ _id }) => _id === id) ?? stage.server.is({});
    stage.server.look.mockImplementation(async (id) => one(id));
    const spoken = stage.newAnswer();
    spoken.begin();
    await spoken.continueWith(async () => recordingAttempts);
    const becomes = (id: string, change: Parameters<typeof stage.server.is>[0]) =>
      Object.assign(one(id), change);
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
    await spoken.continueWith(async () => [stage.server.is({ _id: 'take-1', state: 'transcribed' })]);
    expect([spoken.upload, spoken.missing]).toEqual([null, null]);
  });

  it('all that failed are tried again at once', async () => {
    const { spoken } = await severalOf({ state: 'failed' }, { state: 'transcribing' }, { state: 'failed' });
    await spoken.recordingAttempts.transcribeAgain();
    expect(stage.server.transcribeAgain.mock.calls).toEqual([['take-1'], ['take-3']]);
  });

  it('one that failed is waited for beside the one that is recorded after it', async () => {
    const { spoken, becomes } = await severalOf({ state: 'failed', message: 'The speech service is away.' });
    stage.server.begin.mockImplementation(async () => becomes('take-1', {}));
    stage.server.begin.mockResolvedValue(recordingServer().is({ _id: 'take-2', recording_attempt: 2 }));
    await speakInto(spoken, ['a']);
    expect(speechWords(spoken)).toBe('Recording. Choose Stop when you have said it.');
    await spoken.discard();
    expect(speechWords(spoken)).toBe('The speech service is away.');
    expect(spoken.holdsBack(true)).toBe(true);
  });
});

describe('what was recorded elsewhere', () => {
  it('holds back Done while it is not known, and is looked for again', async () => {
    const spoken = stage.newAnswer();
    spoken.begin();
    const find = vi.fn(async () => [stage.server.is({ state: 'failed', message: 'Away.' })]);
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
    const spoken = stage.newAnswer();
    spoken.begin();
    const { promise, resolve: arrive } = Promise.withResolvers<ReturnType<typeof stage.server.is>[]>();
    const goingOn = spoken.continueWith(() => promise);
    const waiting = spoken.whenKnown();
    await wait(5000);
    await waiting;
    expect([spoken.isUnknown, spoken.holdsBack(true)]).toEqual([true, true]);
    spoken.leaveOut();
    arrive([stage.server.is({ state: 'transcribed', transcript: 'A.' })]);
    await goingOn;
    expect([spoken.upload, spoken.understood]).toEqual([null, null]);
    expect(speechWords(spoken)).toBe('Your answer is submitted as you typed it.');
  });
});
