import type { IntegrityLog, IntegritySignal } from '../../../openapi/gen/types.gen.ts';

type Agreed = Pick<IntegrityLog, 'signals' | 'devices'>;

const awayFromPage: readonly IntegritySignal[] = ['page_hidden', 'focus_lost'];

/** What is captured while the clock is stopped, in a line: the devices are off, and a break that was granted is not noted. */
export function notedInPause({ signals, devices }: Agreed, hasBreaks: boolean): string {
  const isNoted = signals.some(
    ({ signal }) => signal !== 'device_interrupted' && !(hasBreaks && awayFromPage.includes(signal)),
  );
  const noted = isNoted
    ? 'Notes are on, also while the timer is paused'
    : 'Notes are off while the timer is paused';
  const [device, another] = devices.map((one) => one.device);
  if (!device) return noted;
  return another ? `${noted}; ${device} and ${another} are off` : `${noted}; the ${device} is off`;
}

/** Whether leaving the page is noted, but not in a pause: so were breaks granted. */
export const sparesBreaks = ({ signals }: Pick<Agreed, 'signals'>, hasBreaks: boolean): boolean =>
  hasBreaks && signals.some(({ signal }) => awayFromPage.includes(signal));
