import type { FieldProblem } from '../gen/types/types.gen.ts';

interface ProblemOptions {
  readonly errors?: readonly FieldProblem[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A failure the caller may read. The error handler answers it as `Problem`; all else is a 500. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly errors: readonly FieldProblem[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, detail: string, { errors, headers = {} }: ProblemOptions = {}) {
    super(detail);
    this.name = 'HttpProblem';
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}
