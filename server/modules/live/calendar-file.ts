const MOST_OCTETS = 75;

interface CalendarEvent {
  /** The same for every version of one event. */
  readonly uid: string;
  /** Higher with every version. */
  readonly sequence: number;
  readonly stamp: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly summary: string;
  readonly url: string;
  /** Takes it out of calendars again. */
  readonly isCancelled?: boolean;
}

/** One event as a calendar file (RFC 5545). */
export function calendarFile({
  uid,
  sequence,
  stamp,
  startsAt,
  endsAt,
  summary,
  url,
  isCancelled = false,
}: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Candor//Interviews//EN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(stamp)}`,
    `DTSTART:${inUtc(startsAt)}`,
    `DTEND:${inUtc(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `URL:${url}`,
    `LOCATION:${escaped(url)}`,
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const inUtc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, (one) => `\\${one}`).replace(/\r\n|\r|\n/g, '\\n');

/** Lines of at most 75 octets; no character is torn. */
function folded(line: string): string {
  let octets = 0;
  let out = '';
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > MOST_OCTETS) {
      out += '\r\n ';
      octets = 1;
    }
    out += letter;
    octets += size;
  }
  return out;
}
