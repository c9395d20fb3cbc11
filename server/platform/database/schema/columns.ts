import { timestamp } from 'drizzle-orm/pg-core';

/** A moment in UTC; a `Date` in code. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
}
