// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { asHeard, unsureWords } from './as-heard.ts';
import { offline } from './recording/recording.fixture.ts';
import { speechWords } from './speech-words.ts';
import { putIn, speakInto, stageSpeech, transcriptOf, wait } from './spoken-answer.fixture.ts';
import { mayGoWithout } from './submit-without.ts';

const stage = stageSpeech();

describe('a turn that is closed without what was said', () => {
  it('has nothing of it on the server, also of what arrived meanwhile', async () => {
    const spoken = stage.newAnswer();
    await speakInto(spoken, ['a']);
    spoken.stopRecording();
    await wait();
    expect(spoken.recordingAttempts.own?.recording.isFinished).toBe(true);
    const close = vi.fn(async () => true);
    expect(await spoken.without(close)).toBe(true);
    expect(stage.server.discard.mock.calls).toEqual([['on-server']]);
    expect(stage.server.discard).toHaveBeenCalledBefore(close);
  });

  it('and is not closed after all has it handed over again', async () => {
    const spoken = stage.newAnswer();
    await speakInto(spoken, ['a', 'b']);
    stage.server.discard.mockImplementation(async () => {
      stage.server.parts.length = 0;
      stage.server.is({ received_parts: 0, state: 'uploading' });
    });
    await spoken.without(async () => false);
    await wait();
    expect([stage.server.parts, spoken.upload?.phase]).toEqual([['ab'], 'transcribing']);
    expect(stage.server.begin).toHaveBeenCalledTimes(2);
  });
});

it('an answer is said not to be submitted where words came while it was asked to go without', async () => {
  const spoken = stage.newAnswer();
  await speakInto(spoken, ['a']);
  const ask = async () => {
    spoken.stopRecording();
    await wait();
    stage.server.is({ state: 'transcribed', transcript: 'A.' });
    await wait(1500);
    await putIn(spoken);
    return true;
  };
  expect(await mayGoWithout(spoken, { ask })).toBe(false);
  expect(speechWords(spoken)).toMatch(/^Your answer is not submitted and .* What you said is in your answer/);
});

describe('Done', () => {
  it('stops a recording and waits for its transcript', async () => {
    const spoken = stage.newAnswer();
    await speakInto(spoken, ['a']);
    expect(spoken.holdsBack(true)).toBe(true);
    await wait();
    expect(speechWords(spoken)).toMatch(/^Your answer is not submitted yet: .* being written down/);
    await spoken.discard();
    expect(spoken.holdsBack(true)).toBe(false);
    expect(stage.server.discard.mock.calls).toEqual([['on-server']]);
  });

  it.each([
    ['its words once the server has all of it', undefined, 'words'],
    ['all of it where a part is missing there', offline(), 'recording'],
  ])('may go without %s, and what was recorded stays here meanwhile', async (_what, fault, missing) => {
    const spoken = stage.newAnswer();
    await speakInto(spoken, ['a', 'b', 'c', 'd', 'e']);
    stage.server.fault.now = fault;
    expect(spoken.holdsBack(true)).toBe(true);
    await wait();
    expect([spoken.staysWithAnswer, spoken.isUnsent]).toEqual([!fault, Boolean(fault)]);
    expect(spoken.missing).toBe(missing);
    spoken.leaveOut();
    stage.server.fault.now = undefined;
    stage.server.is({ state: 'transcribed', transcript: 'A, b, c, d, e.' });
    await wait(60_000);
    expect([stage.server.discard.mock.calls, transcriptOf(spoken)]).toEqual([[], null]);
    expect(await stage.storage.list('anna')).toHaveLength(1);
  });

  it('offers no words of sound without one', async () => {
    const spoken = stage.newAnswer();
    await speakInto(spoken, ['a']);
    spoken.stopRecording();
    await wait();
    stage.server.is({
      state: 'poor_audio',
      transcript: '',
      word_count: 0,
      message: 'No words could be made out.',
    });
    await wait(1500);
    expect([spoken.upload?.phase, unsureWords(spoken)]).toEqual(['poor_audio', '']);
  });

  it('does not wait for what could not be understood, which the candidate may use all the same', async () => {
    const spoken = stage.newAnswer();
    await speakInto(spoken, ['a']);
    spoken.stopRecording();
    await wait();
    const message = 'Hardly anything was understood.';
    stage.server.is({ state: 'poor_audio', transcript: 'Muffled.', word_count: 1, message });
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
