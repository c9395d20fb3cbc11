const inUtc = formatsOf('UTC');

/**
 * "Friday, November 27, 2026, 5:00 PM (GMT+1, Berlin)" in the zone of whoever reads it; where that is not known, the
 * time in UTC, which says so.
 */
export function mailTime(time: Date, timeZone: string | null): string {
  if (timeZone === null) return `${dateAndTime(time, inUtc)} UTC`;
  const formats = formatsOf(timeZone);
  const zone = [offsetOf(time, formats), cityOf(timeZone)].filter((part) => part !== undefined);
  return `${dateAndTime(time, formats)} (${zone.join(', ')})`;
}

type Formats = ReturnType<typeof formatsOf>;

function formatsOf(timeZone: string) {
  return {
    date: new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }),
    time: new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }),
    offset: new Intl.DateTimeFormat('en-US', { timeZoneName: 'shortOffset', timeZone }),
  };
}

/** With plain blanks only: some mail programs show a narrow one as a box. */
function dateAndTime(at: Date, { date, time }: Formats): string {
  return `${date.format(at)}, ${time.format(at)}`.replace(/\s/g, ' ');
}

function offsetOf(at: Date, { offset }: Formats): string | undefined {
  return offset.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
}

/** Of "America/New_York" New York; a zone such as "Etc/GMT+5" is nowhere. */
function cityOf(timeZone: string): string | undefined {
  const parts = timeZone.split('/');
  return parts.length > 1 && parts[0] !== 'Etc' ? parts.at(-1)?.replaceAll('_', ' ') : undefined;
}
