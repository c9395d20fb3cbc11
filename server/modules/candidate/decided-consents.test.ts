import { expect, test } from 'vitest';
import { camera } from '../../content/consent-texts.ts';
import type { DecisionRow } from './consent-repository.ts';
import { decidedConsents } from './decided-consents.ts';

const now = new Date('2026-03-01T10:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

const given: DecisionRow = {
  interviewId: 'i1',
  company: 'Sample Company',
  interviewTitle: 'Engineer',
  closesAt: hours(1),
  revokedAt: null,
  hasOpenAttempt: false,
  item: 'camera',
  version: camera.version,
  isGiven: true,
  decidedAt: hours(-1),
};

test.each<[string, Partial<DecisionRow>, boolean]>([
  ['is open', {}, true],
  ['has closed', { closesAt: now }, false],
  ['has closed while an attempt goes on', { closesAt: now, hasOpenAttempt: true }, true],
  ['was taken back', { revokedAt: hours(-1) }, false],
  ['asks with another text now', { version: 0 }, true],
  ['was declined', { isGiven: false }, false],
])('what was agreed to for an interview that %s can be withdrawn: %j', (_case, change, canWithdraw) => {
  expect(decidedConsents([{ ...given, ...change }], now)[0]?.can_withdraw).toBe(canWithdraw);
});

test('the latest decision on an item of an interview counts', () => {
  const rows = [{ ...given, isGiven: false }, { ...given, item: 'microphone' as const }, given];
  const found = decidedConsents([...rows, { ...given, interviewId: 'i2' }], now);
  expect(found.map(({ interview_id, item, is_given }) => [interview_id, item, is_given])).toEqual([
    ['i1', 'camera', false],
    ['i1', 'microphone', true],
    ['i2', 'camera', true],
  ]);
});
