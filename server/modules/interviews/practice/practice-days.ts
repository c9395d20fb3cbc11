/** On how many days of the week that a moment lies in there were answers; weeks begin on Monday, days are those of a zone. */
export function daysOfWeek(answeredAt: readonly Date[], now: Date, timeZone: string): number {
  const dayOf = (moment: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
  const today = dayOf(now);
  const monday = mondayBefore(today);
  const days = new Set(answeredAt.map(dayOf));
  return [...days].filter((day) => day >= monday && day <= today).length;
}

/** Of a date such as "2026-11-24"; it may be that date itself. */
function mondayBefore(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  day.setUTCDate(day.getUTCDate() - sinceMonday);
  return day.toISOString().slice(0, 10);
}
