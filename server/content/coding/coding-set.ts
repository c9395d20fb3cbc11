import type { Level } from '../question-bank.ts';

/** Anything that JSON can say. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What the function is called with, and what it has to return. */
export interface CodingCase {
  readonly arguments: readonly Json[];
  readonly expected: Json;
}

/** A case that never leaves the server, and a name that tells what it tests but not how. */
export interface HiddenCase extends CodingCase {
  readonly name: string;
}

/** A coding question as its author wrote it. */
export interface BankProblem {
  /** Unique over all sets: `<family>-coding-<two digits>`. Never reused. */
  readonly id: string;
  readonly levels: readonly Level[];
  /** The one competency of the family that it belongs to. */
  readonly competency: string;
  /** All that has to be known: what comes in, what comes out, and what happens at the edges. */
  readonly prompt: string;
  /** In seconds. */
  readonly suggestedSeconds: number;
  /** One lower-case word, which fits the habits of either language. */
  readonly functionName: string;
  readonly parameters: readonly string[];
  /** Two or three. */
  readonly visible: readonly CodingCase[];
  /**
   * Six to ten, the small ones first: after three that take too long the others are not run. Each a few kB at most:
   * they are read with their interview.
   */
  readonly hidden: readonly HiddenCase[];
  /** What makes a solution hold, for the report. */
  readonly explanation: string;
}

/** The coding questions of one role family. */
export interface CodingSet {
  readonly familyId: string;
  /** Raised whenever a text or a case below changes. */
  readonly version: number;
  /** For practice only. */
  readonly problems: readonly BankProblem[];
  /** For interviews for hiring only. */
  readonly hiringProblems: readonly BankProblem[];
}

/** A coding question as it is frozen into an interview. */
export interface CodeQuestion extends BankProblem {
  readonly type: 'coding';
  /** Of one case, in ms of the time of a processor. */
  readonly timeLimitMs: number;
}
