import { expect, test } from 'vitest';
import { containerOf, isContainer } from './container.ts';
import { sounds } from './sound.fixture.ts';

test.each([
  ['audio/webm', 'audio/webm'],
  ['audio/webm;codecs=opus', 'audio/webm'],
  ['Audio/OGG; codecs="opus"', 'audio/ogg'],
  ['audio/mp4', 'audio/mp4'],
  ['video/webm', null],
  ['audio/wav', null],
  ['text/html', null],
  ['audio/webm, text/html', null],
  ['', null],
])('%s is taken as %s', (declared, container) => {
  expect(containerOf(declared)).toBe(container);
});

const kinds = Object.keys(sounds) as (keyof typeof sounds)[];

test.each(kinds.flatMap((declared) => kinds.map((real) => [declared, real] as const)))(
  'what is declared as %s and is %s',
  (declared, real) => {
    expect(isContainer(declared, sounds[real])).toBe(declared === real);
  },
);

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a packed archive', Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0])],
  [
    'a film of the same family',
    Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('matroska')]),
  ],
  ['a scrap', Buffer.from([0x1a])],
  ['nothing', Buffer.alloc(0)],
])('%s is no sound', (_what, bytes) => {
  expect(kinds.filter((container) => isContainer(container, bytes))).toEqual([]);
});
