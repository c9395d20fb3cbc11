import { canBeTold } from '../../../components/form/use-form.ts';

/** What the server says about a refusal, in the words of the field where it names one; null where nothing failed. */
export function problemText(error: unknown): string | null {
  if (!error) return null;
  if (!canBeTold(error)) throw error;
  return error.fieldErrors[0]?.message ?? error.text;
}
