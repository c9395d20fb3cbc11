import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

test('what is off is taken out of calendars', () => {
  const startsAt = new Date('2026-12-01T10:00:00Z');
  const of = { uid: 'abc', sequence: 3, stamp: startsAt, startsAt, endsAt: startsAt, summary: '', url: '' };
  expect(calendarFile({ ...of, isCancelled: true })).toMatch(/METHOD:CANCEL\r\n.*STATUS:CANCELLED\r\n/s);
  expect(calendarFile(of)).not.toContain('CANCEL');
});

test('an event is told in UTC, escaped, and in lines of at most 75 octets that join again', () => {
  const summary = `Interview, “Zoë; ${'ü'.repeat(60)}”\nsecond`;
  const file = calendarFile({
    uid: 'abc@candor.example',
    sequence: 2,
    stamp: new Date('2026-11-01T08:00:00.123Z'),
    startsAt: new Date('2026-12-01T10:00:00Z'),
    endsAt: new Date('2026-12-01T11:00:00Z'),
    summary,
    url: 'https://candor.example/candidate/interviews/recruiter-session/abc',
  });
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const joined = file.replaceAll('\r\n ', '');
  expect(joined).toContain('DTSTART:20261201T100000Z\r\nDTEND:20261201T110000Z\r\n');
  expect(joined).toContain('DTSTAMP:20261101T080000Z');
  expect(joined).toContain(`SUMMARY:Interview\\, “Zoë\\; ${'ü'.repeat(60)}”\\nsecond\r\n`);
});
