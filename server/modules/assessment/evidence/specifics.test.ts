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

  it.each([
    ['It broke on the two clock change days of the year.', 'two clock change days'],
    ['I rang three older people who live on the corner.', 'three older people'],
    ['They moved us to another one in five weeks.', 'five weeks'],
    ['He bought that one in ten minutes.', 'ten minutes'],
    ['One in five weeks had no orders at all.', 'One in five weeks'],
    ['We had ten sales calls that morning.', 'ten sales calls'],
    ['The four new night shift nurses came to me.', 'four new night shift nurses'],
    ['I found four damaged boxes behind it.', 'four damaged boxes'],
    ['I asked twenty-five people in the hall.', 'twenty-five people'],
    ['It cost two hundred and ten euros.', 'two hundred and ten euros'],
    ['They waited two and a half hours for it.', 'two and a half hours'],
    ['I gave it two or three days.', 'two or three days'],
    ['It took half an hour to load.', 'half an hour'],
    ['I sent it to half of the towns.', 'half of the towns'],
    ['We gave half the price back.', 'half the price'],
    ['I wrote a dozen letters to them.', 'dozen letters'],
    ['A hundred forms came back.', 'hundred forms'],
    ['We saved 15 minutes a call.', '15 minutes'],
    ['I ran a 20 minute test on it.', '20 minute test'],
    ['We gave a 10 % discount.', '10 %'],
    ['It fell by 12 %.', '12 %'],
    ['I lifted 20 kg of flour.', '20 kg'],
    ['Two angry customers stood there.', 'Two angry customers'],
    ['The first five support tickets were about that.', 'five support tickets'],
    ['She had eight years experience in it.', 'eight years'],
    ['I spoke to seven women at the market.', 'seven women'],
    ['He lost three teeth in the fall.', 'three teeth'],
    ['I sold six of the forty chairs.', 'six of the forty chairs'],
    ['Nine out of ten calls were short.', 'Nine out of ten calls'],
    ['There were five bad nights in May.', 'five bad nights'],
    ['We closed three of the five shops early.', 'three of the five shops'],
    ['I counted the 30 parcels that came.', '30 parcels'],
    ['The price was 4.50 then.', '4.50'],
    ['I kept 3 old ones in the drawer.', '3 old ones'],
    ['We had four staff on that day.', 'four staff'],
    ['The 14 older test machines had it.', '14 older test machines'],
    ['Five customers called before noon.', 'Five customers'],
    ['Both two hour slots were gone.', 'two hour slots'],
    ['I paid twelve pounds fifty for it.', 'twelve pounds'],
    ['They had two missing keys and a lock.', 'two missing keys'],
    ['I changed it over six long cold winter months.', 'six long cold winter months'],
    ['The rent is nine thousand a year.', 'nine thousand'],
    ['We ship 1,200 parcels a day.', '1,200 parcels'],
    ['I had to wait ten days longer.', 'ten days'],
    ['I run two small business units.', 'two small business units'],
    ['I gave her two of the cheaper window seats.', 'two of the cheaper window seats'],
  ])('are marked with all of what they count: %s', (text, quote) => {
    expect(specificsOf(text)[0]).toBe(quote);
  });

  it.each([
    ['After lunch I read all forty quickly.', 'After lunch I read all forty quickly'],
    ['Then the two clock staff agree.', 'two clock staff'],
    ['I wrote a ten line helper for it.', 'ten line helper'],
    ['I took the five biggest, and left the rest.', 'five biggest'],
  ])('are marked with their clause where nobody can be sure what they count: %s', (text, quote) => {
    expect(specificsOf(text)[0]).toBe(quote);
  });

  it.each([
    'I took the two which were broken.',
    'The two agreed on it in the end.',
    'Three of them stayed with us.',
    'They come at seven in the morning.',
  ])('that stand for somebody count nothing: %s', (text) => expect(specificsOf(text)).toEqual([]));

  it('are no names of things that merely sound like them', () => {
    expect(specificsOf('I opened the window and I am glad.')).toEqual([]);
    expect(specificsOf('I opened it in Windows.')).toEqual(['Windows']);
  });

  it('that belong together are one', () => {
    const quotes = specificsOf('It went from about 1 in 4 to 1 in 10.');
    expect(quotes).toEqual(expect.arrayContaining(['1 in 4', '1 in 10']));
  });
});
