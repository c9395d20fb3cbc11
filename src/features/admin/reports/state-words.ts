import type { SecondReviewState } from '../../../../openapi/gen/types.gen.ts';

/** Where a violation stands. */
export const stateWords: Readonly<Record<SecondReviewState, string>> = {
  waiting: 'Waiting',
  confirmed: 'Confirmed',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};
