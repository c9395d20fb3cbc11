import type { AccountEventType } from '../../../openapi/gen/types.gen.ts';

/** What happened when somebody signed in; other events are not listed here. */
export const signInWords: Readonly<Partial<Record<AccountEventType, string>>> = {
  login_succeeded: 'Signed in',
  login_failed: 'Sign-in failed',
  second_factor_requested: 'Second factor asked for',
  second_factor_failed: 'Second factor failed',
  recovery_code_used: 'Recovery code used',
};
