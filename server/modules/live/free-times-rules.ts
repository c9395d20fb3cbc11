const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Interviews lie within these, on the clock of everybody who holds them. */
const FROM_MINUTE = 9 * 60;
const TO_MINUTE = 17 * 60;

/** The candidate has a day to choose. */
const NOTICE_MS = 24 * HOUR_MS;

/** So far ahead, so many in all and on one day. */
const AHEAD_MS = 14 * 24 * HOUR_MS;
const MOST = 12;
const MOST_A_DAY = 3;

/** Between two of a day, so that they differ. */
const APART_MS = 2 * HOUR_MS;

interface Asked {
  readonly at: Date;
  /** When the interview closes. */
  readonly until: Date;
  readonly minutes: number;
  /** Of those who hold it. */
  readonly zones: readonly string[];
  /** From 1, Monday, to 7. */
  readonly workingDays: readonly number[];
  readonly busy: readonly { readonly from: Date; readonly to: Date }[];
}

/** Whole hours in which all who hold an interview are at work and hold no other one. */
export function freeTimes({ at, until, minutes, zones, workingDays, busy }: Asked): Date[] {
  const clocks = [...new Set(zones)].map(clockIn);
  const found: Date[] = [];
  const perDay = new Map<string, number>();
  const last = Math.min(at.getTime() + AHEAD_MS, until.getTime() - minutes * MINUTE_MS);
  for (let time = Math.ceil((at.getTime() + NOTICE_MS) / HOUR_MS) * HOUR_MS; time <= last; time += HOUR_MS) {
    const [from, to] = [new Date(time), new Date(time + minutes * MINUTE_MS)];
    const shown = clocks.map((clock) => clock(from));
    const isAtWork = shown.every(
      ({ minute, day }) =>
        minute >= FROM_MINUTE && minute + minutes <= TO_MINUTE && workingDays.includes(day),
    );
    if (!isAtWork || busy.some((one) => one.from < to && one.to > from)) continue;
    const date = shown[0]?.date ?? '';
    const count = perDay.get(date) ?? 0;
    const before = found.at(-1);
    if (count >= MOST_A_DAY || (before && time - before.getTime() < APART_MS)) continue;
    perDay.set(date, count + 1);
    found.push(from);
    if (found.length === MOST) break;
  }
  return found;
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** What a clock on the wall shows in a zone. */
function clockIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  return (at: Date) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return {
      day: DAYS.indexOf(parts.get('weekday') ?? '') + 1,
      date: `${parts.get('month')}-${parts.get('day')}`,
      minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
    };
  };
}
