import type { Decision, DecisionKind } from '../../../../openapi/gen/types.gen.ts';

/** What was done by a decision. */
export const decisionWords: Readonly<Record<DecisionKind, string>> = {
  reject: 'Rejected',
  hire: 'Hired',
  reopen: 'Reopened',
};

/** What becomes, or became, of its mail; the time stands behind it. */
export const mailWords: Readonly<Record<NonNullable<Decision['mail']>['status'], string>> = {
  scheduled: 'Email leaves',
  sent: 'Email sent',
  cancelled: 'Email cancelled',
};
