/** The part of time in which the events of an attempt can lie. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

interface ReportedTime {
  /** By a clock that may be wrong. */
  readonly at: Date;
  readonly durationMs: number | null;
}

/**
 * Reads a time off the server's clock: as long before `now` as it lay before `sentAt` on the clock of the
 * browser, and never outside the attempt. A duration ends with the attempt, too.
 */
export function settleTime(
  { at, durationMs }: ReportedTime,
  { sentAt, now }: { readonly sentAt: Date; readonly now: Date },
  { from, to }: Period,
): ReportedTime {
  const agoMs = Math.max(0, sentAt.getTime() - at.getTime());
  const begun = clamp(now.getTime() - agoMs, from, to);
  const leftMs = Math.max(0, to.getTime() - begun);
  return { at: new Date(begun), durationMs: durationMs === null ? null : Math.min(durationMs, leftMs) };
}

function clamp(time: number, from: Date, to: Date): number {
  return Math.max(from.getTime(), Math.min(to.getTime(), time));
}
