import type { FieldProblem } from '../../../gen/types/types.gen.ts';
import { HttpProblem } from '../../../platform/problem.ts';

/** The refusal of fields that the description alone cannot judge. */
export function invalidFields(...errors: readonly FieldProblem[]): HttpProblem {
  return new HttpProblem(422, 'Some fields are missing or wrong.', { errors });
}

/** A field that is absent or blank, in the words of the validation. */
export function missing(field: string): FieldProblem {
  return { field, message: 'This is required.' };
}
