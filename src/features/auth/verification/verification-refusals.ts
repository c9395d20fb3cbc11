import type { FormFailureCause } from '../../../components/form/use-form.ts';

/** Whether a login was refused only because the address is not proven yet: the server then names that field. */
export function isUnverified({ status, fieldErrors }: FormFailureCause): boolean {
  return status === 403 && fieldErrors.some(({ field }) => field === 'is_verified');
}

/** Whether a code was refused only because it has proven its address before: the server names that field. */
export function isVerifiedAlready({ status, fieldErrors }: FormFailureCause): boolean {
  return status === 410 && fieldErrors.some(({ field }) => field === 'is_verified');
}
