import type { Reauthentication } from '../../../../../openapi/gen/types.gen.ts';
import type { FormFailureCause } from '../../../../components/form/use-form.ts';

/** What a form sends to show that it is the owner who asks; without a password the recent sign-in shows it. */
export const reauthentication = (hasPassword: boolean, typed: string): Reauthentication =>
  hasPassword ? { current_password: typed } : {};

/** What is wrong with the password as typed, or nothing. */
export const reauthenticationProblem = (hasPassword: boolean, typed: string): string | undefined =>
  hasPassword && typed === '' ? 'Enter your current password.' : undefined;

/** Whether an account without a password was refused only because its sign-in is too long ago. */
export const mustSignInAgain = ({ status, fieldErrors }: FormFailureCause): boolean =>
  status === 403 && fieldErrors.some(({ field }) => field === 'current_password');
