import { describe, expect, it } from 'vitest';
import type { IntegrityBand, IntegritySignal } from '../../../openapi/gen/types.gen.ts';
import { type BandEvent, bandOf } from './band.ts';

const START = Date.UTC(2026, 0, 5, 9);

/** An event that begins so many seconds into the attempt. */
const event = (
  signal: IntegritySignal,
  second: number,
  detail: Partial<Pick<BandEvent, 'durationMs' | 'characters'>> = {},
): BandEvent => ({
  signal,
  at: new Date(START + second * 1000),
  durationMs: null,
  characters: null,
  elsewhere: false,
  ...detail,
});
const exit = (second: number, seconds: number) =>
  event('page_hidden', second, { durationMs: seconds * 1000 });
const exits = (count: number, seconds = 1) =>
  Array.from({ length: count }, (_, index) => exit(index * 100, seconds));
const paste = (second: number, characters: number) => event('paste', second, { characters });

describe.each<[IntegrityBand, [string, BandEvent[]][]]>([
  [
    'none',
    [
      ['nothing', []],
      ['one exit of ten seconds', [exit(0, 10)]],
      ['an exit without an end', [event('page_hidden', 0)]],
      ['exits without an end', [event('page_hidden', 0), event('page_hidden', 9)]],
      ['one short exit and one without an end', [exit(0, 1), event('page_hidden', 9)]],
      [
        'blur alone, often and long',
        exits(9, 600).map((away) => ({ ...away, signal: 'focus_lost' as const })),
      ],
      ['pages that the attempt had left', exits(9, 600).map((left) => ({ ...left, elsewhere: true }))],
      ['a long paste', [paste(0, 5000)]],
      ['a long paste after one short exit', [exit(0, 2), paste(5, 5000)]],
      ['a second tab, a second display, a second address', informationOnly()],
    ],
  ],
  [
    'review',
    [
      ['one exit of more than ten seconds', [exit(0, 10.001)]],
      ['two exits', exits(2, 0)],
      ['five exits', exits(5)],
      ['just less than two minutes away', [exit(0, 60), exit(100, 59.999)]],
      ['a short paste after it', [exit(0, 20), paste(25, 199)]],
      ['a paste before it', [paste(0, 900), exit(5, 20)]],
      ['a paste long after it', [exit(0, 20), paste(81, 900)]],
      ['other signals beside it', [exit(0, 20), ...informationOnly()]],
    ],
  ],
  [
    'strong_review',
    [
      ['six exits', exits(6, 0)],
      ['two minutes away', [exit(0, 60), exit(100, 60)]],
      ['a long paste soon after it', [exit(0, 20), paste(80, 200)]],
      ['a large insertion at once', [exit(0, 20), event('large_insertion', 20, { characters: 200 })]],
    ],
  ],
])('%s', (band, cases) => {
  it.each(cases)('%s', (_name, events) => {
    expect(bandOf(events)).toBe(band);
    expect(bandOf(events.toReversed())).toBe(band);
  });
});

function informationOnly(): BandEvent[] {
  const signals = ['second_tab', 'extended_display', 'several_addresses', 'fullscreen_left'] as const;
  return [...signals.map((signal) => event(signal, 30)), event('network_lost', 40, { durationMs: 900_000 })];
}
