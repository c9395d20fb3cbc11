const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A rejection can be undone for so long at least. */
const SOONEST_MS = 10 * MINUTE_MS;
const LATEST_MS = 90 * DAY_MS;

const MORNING = 'T09:00:00Z';
const SUNDAY = 7;

/** When a company's mails leave. */
export interface WorkingTime {
  readonly timeZone: string;
  /** From 1, Monday, to 7; one at least. */
  readonly workingDays: readonly number[];
}

/** The next working day after today, at 9:00 in a zone. */
export function nextWorkingMorning(now: Date, { timeZone, workingDays }: WorkingTime): Date {
  const [today = ''] = wallClock(now, timeZone).toISOString().split('T');
  const day = new Date(`${today}${MORNING}`);
  do day.setUTCDate(day.getUTCDate() + 1);
  while (!workingDays.includes(day.getUTCDay() || SUNDAY));
  return atWallClock(day, timeZone);
}

/** Whether a mail may leave then. */
export function isTimely(at: Date, now: Date): boolean {
  const after = at.getTime() - now.getTime();
  return after >= SOONEST_MS && after <= LATEST_MS;
}

/** Until when a decision that sends no mail can be undone. */
export const undoneUntil = (at: Date): Date => new Date(at.getTime() + SOONEST_MS);

/** What the clock on the wall shows in a zone, as if it were UTC. */
function wallClock(at: Date, timeZone: string): Date {
  return new Date(`${at.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`);
}

/** The moment at which the clock on the wall shows a time; the second step mends one beside a change of the clock. */
function atWallClock(shown: Date, timeZone: string): Date {
  const towards = (guess: Date) =>
    new Date(guess.getTime() + shown.getTime() - wallClock(guess, timeZone).getTime());
  return towards(towards(shown));
}
