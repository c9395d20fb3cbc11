import { expect, it } from 'vitest';
import { integritySignals } from '../../content/consent-texts.ts';
import type { IntegritySignal } from '../../gen/types/types.gen.ts';
import type { Consent } from '../interviews/invited/invitation.ts';
import { type Attempt, isGrantedBreak, notedSignals, notingRefusal } from './noting.ts';

const start = new Date('2026-01-05T09:00:00Z');
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);

const decision = (isGiven: boolean, version = integritySignals.version): Consent => ({
  item: 'integrity_signals',
  version,
  isGiven,
  decidedAt: start,
});

interface Facts {
  readonly signals?: IntegritySignal[];
  readonly consents?: readonly Consent[];
  readonly startedAt?: Date | null;
  readonly endedAt?: Date | null;
}

function attempt({ signals = ['paste'], consents = [decision(true)], ...times }: Facts = {}): Attempt {
  const session = { startedAt: start, endedAt: null, ...times } as Attempt['session'];
  const integrity = { signals, camera: 'none', may_decline_signals: true };
  return { session, terms: { integrity, retentionDays: 90 } as Attempt['terms'], consents, hasBreaks: false };
}

it.each<[string, Facts, IntegritySignal[]]>([
  [
    'agreed to, in the order read',
    { signals: ['network_lost', 'paste', 'page_hidden'] },
    ['page_hidden', 'paste', 'network_lost'],
  ],
  ['not decided', { consents: [] }, []],
  ['declined', { consents: [decision(false)] }, []],
  ['agreed to, then declined', { consents: [decision(true), decision(false)] }, []],
  ['declined, then agreed to', { consents: [decision(false), decision(true)] }, ['paste']],
  ['agreed to in other words', { consents: [decision(true, integritySignals.version + 1)] }, []],
  ['another item agreed to', { consents: [{ ...decision(true), item: 'camera' }] }, []],
  ['nothing asked for', { signals: [] }, []],
  ['camera and microphone, which nobody looks at', { signals: ['device_interrupted', 'paste'] }, ['paste']],
])('notes what was %s', (_case, facts, expected) => {
  expect(notedSignals(attempt(facts))).toEqual(expected);
});

it('notes nothing in a practice', () => {
  const practice = { ...attempt(), terms: null };
  expect(notedSignals(practice)).toEqual([]);
  expect(notingRefusal(practice, minutes(1))).toMatch(/practice/);
});

it.each([
  ['before the first question', { startedAt: null }, 1, false],
  ['during the attempt', {}, 1, true],
  ['on its way when it ended', { endedAt: minutes(5) }, 15, true],
  ['long after it', { endedAt: minutes(5) }, 15.01, false],
])('takes events %s: %o', (_case, facts, minute, isTaken) => {
  expect(notingRefusal(attempt(facts), minutes(minute)) === null).toBe(isTaken);
});

it.each([
  ['page_hidden', true, true, true],
  ['focus_lost', true, true, true],
  ['paste', true, true, false],
  ['page_hidden', false, true, false],
  ['page_hidden', true, false, false],
] as const)(
  '%s with the clock stopped (%s) and breaks granted (%s) is a break: %s',
  (signal, whilePaused, hasBreaks, expected) => {
    expect(isGrantedBreak({ hasBreaks }, { signal, whilePaused })).toBe(expected);
  },
);
