import type { Failure } from './case-run.ts';
import { OUTPUT_CHARACTERS, RESULT_CHARACTERS } from './limits.ts';

/** Why a call gave no result; thrown within the thread only. */
export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

const count = new Intl.NumberFormat('en');

export const TIMEOUT: Failure = {
  kind: 'timeout',
  message: 'Stopped: the code did not end in the time it may take.',
};
export const OUT_OF_MEMORY: Failure = {
  kind: 'memory',
  message: 'Stopped: the code needs more memory than it may have.',
};
export const TOO_MUCH_WRITTEN: Failure = {
  kind: 'too_much_output',
  message: `Stopped: the code wrote more than ${count.format(OUTPUT_CHARACTERS)} characters to the console.`,
};
export const TOO_LONG_A_RESULT: Failure = {
  kind: 'too_much_output',
  message: `What the function returned is longer than ${count.format(RESULT_CHARACTERS)} characters.`,
};
/** The interpreter itself gave up, for which a program has no other way than a fault in that. */
export const BROKEN: Failure = { kind: 'error', message: 'Stopped: the code could not be run to its end.' };
