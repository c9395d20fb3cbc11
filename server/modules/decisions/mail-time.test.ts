import { expect, test } from 'vitest';
import { isTimely, nextWorkingMorning } from './mail-time.ts';

test('a mail leaves on the next working day at 9:00 of its reader’s clock', () => {
  const rows: [now: string, zone: string, leaves: string][] = [
    ['2026-11-24T11:00:00Z', 'UTC', '2026-11-25T09:00:00.000Z'],
    ['2026-11-24T08:00:00Z', 'UTC', '2026-11-25T09:00:00.000Z'],
    ['2026-11-27T11:00:00Z', 'UTC', '2026-11-30T09:00:00.000Z'],
    ['2026-11-28T11:00:00Z', 'UTC', '2026-11-30T09:00:00.000Z'],
    ['2026-11-24T23:30:00Z', 'Europe/Berlin', '2026-11-26T08:00:00.000Z'],
    ['2026-11-25T02:00:00Z', 'America/New_York', '2026-11-25T14:00:00.000Z'],
    ['2026-03-27T11:00:00Z', 'Europe/Berlin', '2026-03-30T07:00:00.000Z'],
    ['2026-10-30T11:00:00Z', 'America/New_York', '2026-11-02T14:00:00.000Z'],
    ['2026-12-31T18:00:00Z', 'Asia/Kolkata', '2027-01-01T03:30:00.000Z'],
  ];
  for (const [now, zone, leaves] of rows) expect(leavesAt(now, zone), `${now} ${zone}`).toBe(leaves);
});

const leavesAt = (now: string, timeZone: string, workingDays = [1, 2, 3, 4, 5]) =>
  nextWorkingMorning(new Date(now), { timeZone, workingDays }).toISOString();

test('the company says which days it works', () => {
  const rows: [now: string, days: number[], leaves: string][] = [
    ['2026-11-25T11:00:00Z', [7, 1, 2, 3, 4], '2026-11-26T09:00:00.000Z'],
    ['2026-11-26T11:00:00Z', [7, 1, 2, 3, 4], '2026-11-29T09:00:00.000Z'],
    ['2026-11-25T11:00:00Z', [3], '2026-12-02T09:00:00.000Z'],
  ];
  for (const [now, days, leaves] of rows) expect(leavesAt(now, 'UTC', days), now).toBe(leaves);
});

test('it leaves in ten minutes at the earliest and 90 days at the latest', () => {
  const now = new Date('2026-11-24T11:00:00Z');
  const rows: [at: string, is: boolean][] = [
    ['2026-11-24T11:09:59Z', false],
    ['2026-11-24T11:10:00Z', true],
    ['2027-02-22T11:00:00Z', true],
    ['2027-02-22T11:00:01Z', false],
  ];
  for (const [at, is] of rows) expect(isTimely(new Date(at), now), at).toBe(is);
});
