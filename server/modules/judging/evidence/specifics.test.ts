import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../language/sentences.ts';
import { spanOf } from './spans.ts';
import { findSpecifics } from './specifics.ts';

function specificsOf(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    findSpecifics(sentence, []).map((at) => spanOf('turn', sentence, at).quote),
  );
}

describe('numbers', () => {
  it.each([
    ['It fell by 20 to 30 % after that.', '20 to 30 %'],
    ['We had them there two hours before the wedding.', 'two hours'],
    ['I took 40 pounds off the bill.', '40 pounds'],
    ['Only 3 of 800 garages asked for it.', '3 of 800 garages'],
    ['About seven in ten came from parents.', 'seven in ten'],
    ['I had two better ideas.', 'two better ideas'],
    ['I sold 3 in 2019.', '3'],
    ['It broke at 2 am every night.', '2 am'],
    ['We had to send two new ones.', 'two new ones'],
    ['I wrote down four odd days as checks.', 'four odd days'],
    ['He gets asked twice a day.', 'twice a day'],
    ['There were two men short.', 'two men'],
  ])('are marked with what they count: %s', (text, quote) => {
    expect(specificsOf(text)[0]).toBe(quote);
  });

  it.each([
    'The guard twice gets asked.',
    'I rang him twice.',
    'Two things went wrong.',
    'I had 3 reasons for it.',
  ])('that count nothing to picture are none: %s', (text) => expect(specificsOf(text)).toEqual([]));

  it('are no names of things that merely sound like them', () => {
    expect(specificsOf('I opened the window and I am glad.')).toEqual([]);
    expect(specificsOf('I opened it in Windows.')).toEqual(['Windows']);
  });

  it('that belong together are one', () => {
    const quotes = specificsOf('It went from about 1 in 4 to 1 in 10.');
    expect(quotes).toEqual(expect.arrayContaining(['1 in 4', '1 in 10']));
  });
});
