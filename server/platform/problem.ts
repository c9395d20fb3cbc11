import type { FieldProblem } from '../../openapi/gen/types.gen.ts';

interface ProblemOptions {
  readonly errors?: readonly FieldProblem[];
  /** For a program that has to tell it from others of its status. */
  readonly code?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A failure the caller may read. The error handler answers it as `Problem`; all else is a 500. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly code: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, detail: string, { errors, code, headers = {} }: ProblemOptions = {}) {
    super(detail);
    this.name = 'HttpProblem';
    this.status = status;
    this.errors = errors;
    this.code = code;
    this.headers = headers;
  }
}

export const REQUIRED = 'This is required.';

/** The refusal of fields that the description alone cannot judge, as the validation words its own. */
export function invalidFields(...errors: readonly FieldProblem[]): HttpProblem {
  return new HttpProblem(422, 'Check the marked fields.', { errors });
}

/** A field that is absent or blank. */
export function missing(field: string): FieldProblem {
  return { field, message: REQUIRED };
}
