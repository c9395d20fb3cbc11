// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { inOwnZone, ZonedTimes } from './zoned-times.tsx';

test('a time stands in the zone of the reader, and in that of each person who has another one', () => {
  const time = '2026-12-01T12:00:00.000Z';
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const person = (full_name: string, time_zone: string | null) =>
    ({ _id: full_name, full_name, role: 'interviewer', time_zone }) as const;
  const people = [person('Ada', own), person('Grace', 'Pacific/Kiritimati'), person('Mary', null)];
  render(<ZonedTimes time={time} people={people} />);
  expect(screen.getByText(inOwnZone(time)).getAttribute('datetime')).toBe(time);
  // At noon in London it is two in the night there, of the day after.
  expect(screen.getByText(/^Grace: .*2:00/).textContent).toMatch(/Dec 2\b.*2:00/);
  expect(screen.queryByText(/Ada|Mary/)).toBeNull();
});
