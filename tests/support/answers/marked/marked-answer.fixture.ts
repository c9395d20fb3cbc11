import type { CheckName } from '../../../../openapi/gen/types.gen.ts';

/** The words by which a reader finds something, as they stand in the answer; behind a "?" those one may also pass over. */
type Quotes = readonly string[];

/** An answer as people give it, with what a reader finds in it. */
export interface MarkedAnswer {
  readonly question: string;
  readonly quality: 'weak' | 'good' | 'brilliant';
  readonly answer: string;
  readonly checks: Readonly<Record<Exclude<CheckName, 'concepts'>, Quotes>>;
  /** By the id of the concept; none of the others is spoken about. */
  readonly concepts: Readonly<Record<string, Quotes>>;
}
