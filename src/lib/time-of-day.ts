import { serverNow } from './server-clock.ts';

/** As in "10:42"; with the day where that is not today, by the server's clock, whose time it is. */
export function timeOfDay(iso: string): string {
  const at = new Date(iso);
  const isToday = at.toDateString() === new Date(serverNow()).toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short', year: 'numeric' } as const);
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat(undefined, { ...day, ...time }).format(at);
}
