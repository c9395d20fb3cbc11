import { expect, it } from 'vitest';
import type { IntegrityEvent } from '../../../openapi/gen/types.gen.ts';
import { eventGroups } from './event-groups.ts';

const anEvent = (_id: string, change: Partial<IntegrityEvent> = {}): IntegrityEvent => ({
  _id,
  signal: 'page_hidden',
  at: '2026-11-21T12:00:00Z',
  question_number: 1,
  question_known: true,
  duration_ms: null,
  characters: null,
  device: null,
  cause: null,
  while_paused: false,
  elsewhere: false,
  explanations: ['A call.'],
  comment: null,
  commented_at: null,
  ...change,
});

const told = (events: IntegrityEvent[]) =>
  eventGroups(events).map((group) => [
    group.name,
    group.explanations,
    group.events.map(({ event, ownExplanations }) => [event._id, ownExplanations]),
  ]);

it('says once what may be behind all notes of a kind, and at a note what is its own', () => {
  const paste: Partial<IntegrityEvent> = { signal: 'paste', explanations: ['Own words moved.'] };
  expect(
    told([
      anEvent('1'),
      anEvent('2', paste),
      anEvent('3', { explanations: ['The timer was paused.', 'A call.'] }),
    ]),
  ).toEqual([
    [
      'Page hidden',
      ['A call.'],
      [
        ['1', []],
        ['3', ['The timer was paused.']],
      ],
    ],
    ['Text pasted', ['Own words moved.'], [['2', []]]],
  ]);
});

it('keeps devices and what interrupted them apart', () => {
  const device = { signal: 'device_interrupted', device: 'camera' } as const;
  const names = eventGroups([
    anEvent('1', { ...device, cause: 'dark' }),
    anEvent('2', { ...device, cause: 'ended' }),
    anEvent('3', { ...device, cause: 'dark' }),
  ]).map(({ name, events }) => [name, events.length]);
  expect(names).toEqual([
    ['Camera dark', 2],
    ['Camera off', 1],
  ]);
});

it('has no groups without notes', () => expect(eventGroups([])).toEqual([]));
