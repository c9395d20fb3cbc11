import type { AgendaItem, LiveInterview } from '../../../openapi/gen/types.gen.ts';

const DAYS = 7;

/** Something at a time: a deadline, or a live interview. */
export type Entry =
  | { readonly at: string; readonly due: AgendaItem }
  | { readonly at: string; readonly live: LiveInterview };

/** What falls on one day. */
export interface Day {
  /** Its first moment where the reader is. */
  readonly start: Date;
  readonly entries: readonly Entry[];
}

const dayAfter = (start: Date, days: number) =>
  new Date(start.getFullYear(), start.getMonth(), start.getDate() + days);

/** When the seven days that begin with today are over, where the reader is. */
export const endOfAgenda = (now: Date) => dayAfter(now, DAYS);

/** Seven days from today with what falls on each, in order, and what is overdue. */
export function agendaOf(
  due: readonly AgendaItem[],
  live: readonly LiveInterview[],
  now: Date,
): { readonly overdue: readonly Entry[]; readonly days: readonly Day[] } {
  const entries: Entry[] = [
    ...due.map((one) => ({ at: one.at, due: one })),
    ...live.flatMap((one) => (one.starts_at ? [{ at: one.starts_at, live: one }] : [])),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const isOver = (entry: Entry) => 'due' in entry && Date.parse(entry.at) < now.getTime();
  const ahead = entries.filter((entry) => !isOver(entry));
  const days = Array.from({ length: DAYS }, (_, index) => {
    const start = dayAfter(now, index);
    const end = dayAfter(now, index + 1).getTime();
    // A live interview that began before midnight goes on today.
    const from = index === 0 ? Number.NEGATIVE_INFINITY : start.getTime();
    const isOnIt = ({ at }: Entry) => Date.parse(at) >= from && Date.parse(at) < end;
    return { start, entries: ahead.filter(isOnIt) };
  });
  return { overdue: entries.filter(isOver), days };
}
