/** The header says whole seconds, and takes a moment to arrive: a smaller difference is none. */
const preciseToMs = 2000;

/** How far the server's clock is ahead of this device's, in milliseconds. */
let aheadMs = 0;
let isHeard = false;

/** Takes the `Date` header of an answer of the server that has just arrived; null says nothing. */
export function hearServerTime(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  isHeard = true;
  aheadMs = Math.abs(difference) > preciseToMs ? difference : 0;
}

/** Whether `serverNow` is more than the device's own clock. */
export const isServerTimeKnown = () => isHeard;

/**
 * The time by the server's clock, in milliseconds since the epoch: what its times are compared with, as the
 * clock of a device may be an hour wrong. The device's own until the server was heard.
 */
export const serverNow = () => Date.now() + aheadMs;
