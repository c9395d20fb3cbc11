const SECOND = 1000;
const UNITS = [
  ['year', 365 * 86_400 * SECOND],
  ['month', 30 * 86_400 * SECOND],
  ['day', 86_400 * SECOND],
  ['hour', 3600 * SECOND],
  ['minute', 60 * SECOND],
] as const;

/** "3 hours ago" for a time in ms since the epoch; "just now" within a minute. */
export function formatRelative(time: number, now: number, locale?: string): string {
  const distance = time - now;
  const unit = UNITS.find(([, length]) => Math.abs(distance) >= length);
  if (!unit) return 'just now';
  const [name, length] = unit;
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(distance / length), name);
}

/** Date and time with the zone, as in "20 Nov 2026, 14:02 CET". */
export function formatAbsolute(time: number, locale?: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
    timeZone,
  }).format(time);
}
