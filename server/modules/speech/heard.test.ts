import { describe, expect, test } from 'vitest';
import type { Heard, HeardSegment } from '../../platform/ai/speech.ts';
import { understood } from './heard.ts';

const words = 'I measured the slow query first, then I added an index.';

function segment(change: Partial<HeardSegment> = {}): HeardSegment {
  const figures = { averageLogProbability: -0.2, noSpeechProbability: 0.1, compressionRatio: 1.3 };
  return { start: 0, end: 3, text: words, ...figures, ...change };
}

const heard = (change: Partial<Heard> = {}): Heard => ({
  text: words,
  language: 'english',
  durationSeconds: 3,
  segments: [segment()],
  ...change,
});

test('what was heard well is kept with its times alone', () => {
  expect(understood(heard())).toEqual({
    state: 'transcribed',
    message: null,
    transcript: words,
    segments: [{ start: 0, end: 3, text: words }],
  });
});

describe('poor sound is said to be poor', () => {
  test.each<[string, Partial<Heard>, RegExp]>([
    ['no words', { text: ' ... ' }, /No words/],
    ['nothing', { text: '', segments: [] }, /No words/],
    ['another language, says the service', { language: 'german' }, /another language/],
    [
      'another language, say the words',
      { language: null, text: 'Ich habe zuerst die langsame Abfrage gemessen und dann den Index angelegt.' },
      /another language/,
    ],
    ['one phrase over and over', { text: 'Thank you for watching. '.repeat(20) }, /over and over/],
    ['unlikely words', { segments: [segment({ averageLogProbability: -1.2 })] }, /hardly be understood/],
    ['words out of noise', { segments: [segment({ noSpeechProbability: 0.8 })] }, /hardly be understood/],
    ['a stuck service', { segments: [segment({ compressionRatio: 3 })] }, /hardly be understood/],
    [
      'more than a third of the time',
      { segments: [segment({ end: 10 }), segment({ start: 10, end: 16, averageLogProbability: -2 })] },
      /hardly be understood/,
    ],
  ])('%s', (_what, change, message) => {
    const { state, message: said } = understood(heard(change));
    expect([state, said]).toEqual(['poor_audio', expect.stringMatching(message)]);
  });
});

test.each([' ... ', '♪ 1 2 3'])('%j is no word to go on with', (text) => {
  const found = understood(heard({ text, segments: [segment({ text })] }));
  expect(found).toMatchObject({ state: 'poor_audio', transcript: '', segments: [] });
});

describe('is taken as it is', () => {
  test.each<[string, Partial<Heard>]>([
    [
      'a short stretch that was not understood',
      {
        segments: [segment({ end: 10 }), segment({ start: 10, end: 13, averageLogProbability: -2 })],
      },
    ],
    [
      'what comes without figures',
      {
        segments: [
          segment({ averageLogProbability: null, noSpeechProbability: null, compressionRatio: null }),
        ],
      },
    ],
    ['what comes without times', { segments: [] }],
    ['a short answer', { text: 'By 40 %, in a week.' }],
    ['a code of the language', { language: 'en' }],
  ])('%s', (_what, change) => {
    expect(understood(heard(change)).state).toBe('transcribed');
  });

  test('no longer than an answer may be', () => {
    const { transcript } = understood(heard({ text: `${words} 😀`.repeat(1000) }));
    expect(transcript.length).toBe(20_000);
    expect(transcript.isWellFormed()).toBe(true);
  });
});
