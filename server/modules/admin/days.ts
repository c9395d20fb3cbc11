import type { DayCount } from '../../../openapi/gen/types.gen.ts';

const DAY_MS = 86_400_000;

/** So many UTC days up to and with that of a moment, oldest first, as in "2026-11-20". */
export function daysUntil(moment: Date, days: number): string[] {
  return Array.from({ length: days }, (_, index) =>
    new Date(moment.getTime() - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The counts of each of the dates, zero where nothing was counted. */
export function everyDay(dates: readonly string[], counted: readonly DayCount[]): DayCount[] {
  return dates.map((date) => counted.find((day) => day.date === date) ?? { date, ...NOTHING });
}

const NOTHING = { sign_ins: 0, failed_sign_ins: 0, interviews_started: 0, interviews_completed: 0 };
