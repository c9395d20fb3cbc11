import { expect, test } from 'vitest';
import { roomAccess } from './room-access.ts';

const start = new Date('2026-12-01T10:00:00Z');
const scheduled = {
  stored: 'scheduled',
  startsAt: start,
  endsAt: new Date('2026-12-01T11:00:00Z'),
  isDeclined: false,
  isRevoked: false,
} as const;
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

test('who takes part enters from ten minutes before until the end, and an organizer never', () => {
  const during = [-11, -10, 0, 59, 60].map((minutes) => roomAccess(scheduled, 'candidate', at(minutes)));
  expect(during).toEqual(['early', 'open', 'open', 'open', 'over']);
  expect(roomAccess(scheduled, 'organizer', at(0))).toBe('none');
  expect(roomAccess({ ...scheduled, stored: 'ended' }, 'lead', at(1))).toBe('over');
  expect(roomAccess({ ...scheduled, isRevoked: true }, 'candidate', at(1))).toBe('none');
  expect(roomAccess({ ...scheduled, isDeclined: true }, 'lead', at(1))).toBe('none');
  const proposed = { ...scheduled, stored: 'proposed', startsAt: null, endsAt: null } as const;
  expect(roomAccess(proposed, 'candidate', at(0))).toBe('none');
});
