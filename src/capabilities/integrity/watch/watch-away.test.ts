import { expect, it } from 'vitest';
import type { Sighting } from './sighting.ts';
import { trackAway } from './watch-away.ts';

const second = 1000;

it.each<[string, Parameters<ReturnType<typeof trackAway>>[], Partial<Sighting>[]]>([
  ['nothing', [['here', 1]], []],
  [
    'an exit, when it begins and when it ends',
    [
      ['hidden', 5],
      ['here', 17],
    ],
    [
      { signal: 'page_hidden', at: 5 * second },
      { signal: 'page_hidden', at: 5 * second, durationMs: 12 * second },
    ],
  ],
  ['an exit without an end', [['hidden', 5]], [{ signal: 'page_hidden', at: 5 * second }]],
  [
    'another window',
    [
      ['unfocused', 5],
      ['here', 6],
    ],
    [{ signal: 'focus_lost', at: 5 * second, durationMs: second }],
  ],
  [
    'the same state told again',
    [
      ['unfocused', 5],
      ['unfocused', 7],
      ['here', 9],
    ],
    [{ signal: 'focus_lost', at: 5 * second, durationMs: 4 * second }],
  ],
  [
    'the focus that goes and comes with another tab',
    [
      ['unfocused', 5],
      ['hidden', 5.1],
      ['unfocused', 9.1],
      ['here', 9.2],
    ],
    [
      { signal: 'page_hidden', at: 5.1 * second },
      { signal: 'page_hidden', at: 5.1 * second, durationMs: 4 * second },
    ],
  ],
  [
    'a clock that was set back',
    [
      ['hidden', 5],
      ['here', 1],
    ],
    [
      { signal: 'page_hidden', at: 5 * second },
      { signal: 'page_hidden', at: 5 * second, durationMs: 0 },
    ],
  ],
])('tells of %s', (_case, steps, expected) => {
  const seen: Sighting[] = [];
  const track = trackAway(
    (sighting) => seen.push(sighting),
    0,
    () => null,
  );
  for (const [presence, at] of steps) track(presence, at * second);
  expect(seen).toMatchObject(expected);
  expect(seen).toHaveLength(expected.length);
});

it('tells of the beginning and the end of an exit under one id, and of another exit under another', () => {
  const ids: (string | undefined)[] = [];
  const track = trackAway(
    ({ id }) => ids.push(id),
    0,
    () => null,
  );
  for (const [presence, at] of [
    ['hidden', 1],
    ['here', 2],
    ['hidden', 3],
    ['here', 4],
  ] as const)
    track(presence, at);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).toBe(ids[3]);
  expect(ids[0]).not.toBe(ids[2]);
});

it('puts what began with one question under that one, though it ended with another', () => {
  const seen: Sighting[] = [];
  let open = 'first';
  const track = trackAway(
    (sighting) => seen.push(sighting),
    0,
    () => open,
  );
  track('unfocused', 1000);
  open = 'second';
  track('hidden', 3000);
  open = 'third';
  track('here', 9000);
  expect(seen.map(({ signal, turnId }) => [signal, turnId])).toEqual([
    ['focus_lost', 'first'],
    ['page_hidden', 'second'],
    ['page_hidden', 'second'],
  ]);
});
