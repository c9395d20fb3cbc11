import { codeLength, tidyCode } from '../../lib/fields/verification-code.ts';
import type { FormFailureCause } from './use-form.ts';

/** What is wrong with a code as typed; `source` says where its digits are to be read. */
export const codeProblem = (typed: string, source: string): string | undefined =>
  tidyCode(typed).length === codeLength ? undefined : `Enter the ${codeLength} digits of ${source}.`;

/** A 400 that names no field is about the code. */
export const blameCode = ({ status, text, fieldErrors }: FormFailureCause) =>
  status === 400 && fieldErrors.length === 0 ? [{ field: 'code', message: text }] : fieldErrors;
