import { describe, expect, test } from 'vitest';
import type { ConsentItem, IntegrityPolicy, StartReason } from '../../../../openapi/gen/types.gen.ts';
import {
  aiEvaluation,
  answerRecordings,
  camera,
  integritySignals,
  microphone,
} from '../../../content/consent-texts.ts';
import { anInterview, moment, someTerms } from '../session/session-state.fixture.ts';
import { askedConsents, decisionOn, decisionsDuring, presentConsents } from './consent.ts';
import { anInvitation, attemptsIn } from './invitation.fixture.ts';
import type { Consent } from './invitation.ts';
import { startOf } from './start.ts';

const interview = { ...anInterview(), questionCount: 3 };

const newest = {
  ai_evaluation: aiEvaluation.version,
  integrity_signals: integritySignals.version,
  camera: camera.version,
  microphone: microphone.version,
  answer_recordings: answerRecordings.version,
};

function decisions(...given: [item: ConsentItem, isGiven: boolean, version?: number][]): Consent[] {
  return given.map(([item, isGiven, version = newest[item]], index) => ({
    item,
    isGiven,
    version,
    decidedAt: moment(index),
  }));
}

const all = decisions(
  ['ai_evaluation', true],
  ['integrity_signals', true],
  ['camera', true],
  ['microphone', true],
);

describe('the reason not to begin', () => {
  test.each<[string, Consent[], StartReason | null]>([
    ['no decision', [], 'consent_missing'],
    ['one missing', all.slice(0, 1), 'consent_missing'],
    ['none on the microphone', all.slice(0, 3), null],
    ['none on the engine', all.slice(1), 'consent_missing'],
    ['the engine declined', [...all, ...decisions(['ai_evaluation', false])], null],
    ['all given', all, null],
    ['the microphone declined', [...all, ...decisions(['microphone', false])], null],
    ['a required camera declined', [...all, ...decisions(['camera', false])], 'consent_declined'],
    ['declined, then given', [...decisions(['camera', false]), ...all], null],
    ['required signals declined', [...all, ...decisions(['integrity_signals', false])], 'consent_declined'],
    [
      'given to an older version',
      [...all.toSpliced(1, 1), ...decisions(['integrity_signals', true, 0])],
      'consent_missing',
    ],
  ])('with %s', (_what, consents, reason) => {
    const found = {
      invitation: anInvitation(),
      interview,
      terms: someTerms(),
      attempts: [],
      consents,
      live: null,
    };
    const start = startOf(found, moment(500));
    expect(start).toMatchObject({ is_allowed: reason === null, reason });
    expect(start.message === null).toBe(reason === null);
  });

  test('is the window before any consent, and never stops an attempt that has begun', () => {
    const found = { invitation: anInvitation(), interview, terms: someTerms(), consents: [], live: null };
    expect(startOf({ ...found, attempts: [] }, moment(1000)).reason).toBe('closed');
    expect(startOf({ ...found, attempts: attemptsIn('paused') }, moment(1000)).is_allowed).toBe(true);
  });
});

describe('an attempt keeps', () => {
  test.each<[string, number | null, boolean[]]>([
    ['that goes on: all', null, [true, false, true]],
    ['that ended: those until its end', 1, [true, false]],
    ['that ended between two: the earlier', 0.5, [true]],
  ])('of decisions on its interview, where it is one %s', (_case, end, given) => {
    const endedAt = end === null ? null : moment(end);
    const consents = decisions(['camera', true], ['camera', false], ['camera', true]);
    expect(decisionsDuring({ endedAt }, consents).map(({ isGiven }) => isGiven)).toEqual(given);
  });
});

describe('what is asked', () => {
  const items = (...args: Parameters<typeof askedConsents>) =>
    askedConsents(...args).map(({ item, isRequired }) => [item, isRequired]);

  test('follows the policy and what was granted', () => {
    expect(items(someTerms(), { text_only: false })).toEqual([
      ['ai_evaluation', false],
      ['integrity_signals', true],
      ['camera', true],
      ['microphone', false],
    ]);
    const lenient: IntegrityPolicy = { signals: ['paste'], camera: 'optional', may_decline_signals: true };
    expect(items(someTerms({ integrity: lenient }), { text_only: true })).toEqual([
      ['ai_evaluation', false],
      ['integrity_signals', false],
      ['camera', false],
    ]);
    const none: IntegrityPolicy = { signals: [], camera: 'none', may_decline_signals: true };
    expect(items(someTerms({ integrity: none }), { text_only: true })).toEqual([['ai_evaluation', false]]);
  });

  test.each<[string, boolean, IntegrityPolicy['signals'], Consent[], boolean]>([
    ['where answers can be spoken', true, ['paste'], [], true],
    ['not where they are typed', false, ['paste'], [], false],
    ['where interruptions of devices are noted', false, ['device_interrupted'], [], true],
    ['where it was agreed to before', false, ['paste'], decisions(['microphone', true]), true],
  ])('is the microphone %s', (_case, canSpeak, signals, consents, expected) => {
    const terms = someTerms({ integrity: { ...someTerms().integrity, signals } });
    const shown = presentConsents(terms, { text_only: false, canSpeak }, consents);
    expect(shown.some(({ item }) => item === 'microphone')).toBe(expected);
  });

  test('names each signal once, in the order of the text, and how long it is kept', () => {
    const integrity: IntegrityPolicy = { ...someTerms().integrity, signals: ['paste', 'page_hidden'] };
    const [, signals] = askedConsents(someTerms({ integrity, retentionDays: 45 }), { text_only: false });
    expect(signals?.captured.map((sentence) => sentence.split(' ', 3).join(' '))).toEqual([
      'That this page',
      'That text was',
    ]);
    expect(signals?.keptFor).toContain('45 days');
  });

  test('shows the last decision on this version', () => {
    const consents = decisions(['camera', true, 1], ['camera', false, 1], ['camera', true, 2]);
    expect(decisionOn({ item: 'camera', version: 1 }, consents)).toEqual({
      is_given: false,
      decided_at: moment(1).toISOString(),
    });
    expect(decisionOn({ item: 'microphone', version: 1 }, consents)).toBeNull();
  });
});
