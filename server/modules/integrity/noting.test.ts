import { describe, expect, it } from 'vitest';
import type { ConsentItem, IntegritySignal, NotedDeviceName } from '../../../openapi/gen/types.gen.ts';
import {
  aiEvaluation,
  answerRecordings,
  camera,
  integritySignals,
  microphone,
} from '../../content/consent-texts.ts';
import type { Consent } from '../interviews/invited/invitation.ts';
import {
  type Attempt,
  isAgreedCause,
  isGrantedBreak,
  notedDevices,
  notedSignals,
  notingRefusal,
} from './noting.ts';

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
  return {
    session,
    turns: [],
    terms: { integrity, retentionDays: 90 } as Attempt['terms'],
    consents,
    hasBreaks: false,
    isTextOnly: false,
  };
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
  ['agreed to, but for devices that are off', { signals: ['device_interrupted', 'paste'] }, ['paste']],
])('notes what was %s', (_case, facts, expected) => {
  expect(notedSignals(attempt(facts))).toEqual(expected);
});

const versions = {
  ai_evaluation: aiEvaluation.version,
  integrity_signals: integritySignals.version,
  camera: camera.version,
  microphone: microphone.version,
  answer_recordings: answerRecordings.version,
};
const agreed = (item: ConsentItem, isGiven = true): Consent => ({
  ...decision(isGiven, versions[item]),
  item,
});

describe('devices', () => {
  it.each<[string, Facts & { isTextOnly?: boolean; asksCamera?: boolean }, NotedDeviceName[]]>([
    ['both, agreed to', { consents: [agreed('camera'), agreed('microphone')] }, ['camera', 'microphone']],
    ['one of them', { consents: [agreed('camera', false), agreed('microphone')] }, ['microphone']],
    ['agreed to, then declined', { consents: [agreed('camera'), agreed('camera', false)] }, []],
    ['not decided', { consents: [agreed('integrity_signals')] }, []],
    ['no camera asked for', { consents: [agreed('camera')], asksCamera: false }, []],
    ['nothing to be spoken', { consents: [agreed('microphone')], isTextOnly: true }, []],
    ['other signals declined', { consents: [agreed('camera'), decision(false)] }, ['camera']],
    [
      'their signal declined',
      { signals: ['device_interrupted'], consents: [agreed('camera'), decision(false)] },
      [],
    ],
    [
      'their signal agreed to',
      { signals: ['device_interrupted'], consents: [agreed('camera'), decision(true)] },
      ['camera'],
    ],
  ])('%s', (_case, { isTextOnly = false, asksCamera = true, ...facts }, expected) => {
    const basis = attempt(facts);
    const integrity = {
      ...basis.terms?.integrity,
      signals: facts.signals ?? ['paste'],
      may_decline_signals: true,
      camera: asksCamera ? 'optional' : 'none',
    };
    const terms = { ...basis.terms, integrity } as Attempt['terms'];
    const noted = notedDevices({ ...basis, terms, isTextOnly });
    expect(noted.map(({ device }) => device)).toEqual(expected);
    expect(noted.every(({ sentences }) => sentences.length > 0)).toBe(true);
  });

  it.each([
    ['camera', 'dark', true],
    ['camera', 'ended', true],
    ['camera', null, false],
    [null, 'ended', false],
    ['microphone', 'ended', false],
  ] as const)('a %s that is %s with only the camera agreed to: %s', (device, cause, expected) => {
    expect(isAgreedCause([{ device: 'camera' }], { device, cause })).toBe(expected);
  });

  it('has nobody look whether a microphone is dark', () => {
    expect(isAgreedCause([{ device: 'microphone' }], { device: 'microphone', cause: 'dark' })).toBe(false);
  });
});

it('notes nothing in a practice', () => {
  const practice = { ...attempt(), terms: null };
  expect(notedSignals(practice)).toEqual([]);
  expect(notingRefusal(practice, minutes(1))).toMatch(/practice/i);
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
