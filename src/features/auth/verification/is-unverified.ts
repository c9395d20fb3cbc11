import type { FormFailureCause } from '../../../components/form/use-form.ts';

/** Whether a login was refused only because the address is not proven yet: the server then names that field. */
export function isUnverified({ status, fieldErrors }: FormFailureCause): boolean {
  return status === 403 && fieldErrors.some(({ field }) => field === 'is_verified');
}
