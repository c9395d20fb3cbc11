import { Notice } from '../notice.tsx';
import { ErrorSummary, type FormError } from './error-summary.tsx';
import type { FormFailureCause } from './use-form.ts';

interface FormFailureProps {
  summary: readonly FormError[];
  failure: FormFailureCause | null;
}

/** Why a form was not sent or not taken: by field where fields are named, else the text of the call. */
export function FormFailure({ summary, failure }: FormFailureProps) {
  const isNamed = summary.some(({ message }) => message === failure?.text);
  if (summary.length > 0)
    return <ErrorSummary errors={summary} title={isNamed ? undefined : failure?.text} />;
  return failure && <Notice tone="error">{failure.text}</Notice>;
}
