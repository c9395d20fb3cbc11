import { describe, expect, it } from 'vitest';
import { quoteTime } from './quote-time.ts';
import { firstWithFigures, speakingFigures } from './speaking-figures.ts';

const segment = (start: number, end: number, text: string) => ({ start, end, text });

describe('quoteTime', () => {
  const segments = [
    segment(0, 4, ' Last spring our shop failed.'),
    segment(4, 9, ' I wrote a test\nthat showed it'),
    segment(9.5, 12, ' and rolled back.'),
  ];

  it.each([
    ['our shop failed', 0],
    ['I wrote a test that showed it', 4],
    ['showed it and rolled back', 4],
    ['rolled  back', 9.5],
    ['I wrote two tests', null],
    [' ', null],
  ])('%j → %j', (quote, seconds) => expect(quoteTime(quote, segments)).toBe(seconds));

  it('knows no time where the service gave none', () => expect(quoteTime('a', [])).toBeNull());
});

it('of several recordings the first that has figures explains them on paper', () => {
  const silent = { state: 'transcribed', segments: [] } as const;
  const unclear = { state: 'poor_audio', segments: [segment(0, 3, 'mumble')] } as const;
  const heard = { state: 'transcribed', segments: [segment(0, 3, 'I wrote a test')] } as const;
  expect(firstWithFigures([silent, unclear, heard, { ...heard }])).toBe(heard);
  expect(firstWithFigures([silent, unclear])).toBeUndefined();
});

describe('speakingFigures', () => {
  it('counts words over the time of speaking, pauses between segments left out', () => {
    const { wordsPerMinute } = speakingFigures([
      segment(0, 3, 'It’s five words, like this'),
      segment(30, 33, 'and five more of them'),
    ]);
    expect(wordsPerMinute).toBe(100);
  });

  it('counts whole fillers, drawn out or in other letters, and nothing that only looks like one', () => {
    const { fillers } = speakingFigures([
      segment(0, 9, 'Um, I mean the umbrella, ummm, er, you, know. It is kind of error-prone, you know'),
    ]);
    expect(fillers).toEqual([
      { filler: 'um', count: 2 },
      { filler: 'you know', count: 2 },
      { filler: 'er', count: 1 },
      { filler: 'I mean', count: 1 },
      { filler: 'kind of', count: 1 },
    ]);
  });

  it.each([[[]], [[segment(0, 5, ' … ')]], [[segment(2, 2, 'word')]]])('says nothing of %j', (segments) =>
    expect(speakingFigures(segments).wordsPerMinute).toBeNull(),
  );
});
