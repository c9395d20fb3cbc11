import { z } from 'zod';
import { asked, between, version } from '../question-bank.ts';

const text = z.string().min(1, 'a text is missing');

/** What is read with each interview, in characters of JSON: a problem has fewer. */
export const MOST_CHARACTERS = 12_000;

/** Anything that JSON can say. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** YAML in its core schema says nothing else. */
const json = z.custom<Json>((value) => value !== undefined, 'a value is missing');

const codingCase = { arguments: z.array(json).readonly(), expected: json };

const visibleCase = z.strictObject(codingCase).readonly();
const hiddenCase = z.strictObject({ name: text, ...codingCase }).readonly();

export const problem = z
  .strictObject({
    /** Unique over all sets: `<family>-coding-<two digits>`. Never reused. */
    id: z.string(),
    /** Its prompt says all that has to be known: what comes in, what comes out, and what happens at the edges. */
    ...asked,
    functionName: z.string().regex(/^[a-z]+$/, 'one lower-case word fits the habits of either language'),
    parameters: z.array(text).readonly(),
    visible: between(2, 3, 'visible cases', visibleCase),
    /**
     * The small ones first: after three that take too long the others are not run. Each a few kB at most: they are
     * read with their interview.
     */
    hidden: between(6, 10, 'hidden cases', hiddenCase),
    /** What makes a solution hold, for the report. */
    explanation: text,
  })
  .readonly();

/** The file `coding.yaml` of a family. */
export const codingFile = z.strictObject({
  version,
  practice: z.array(problem).readonly(),
  hiring: z.array(problem).readonly(),
});

/** What the function is called with, and what it has to return. */
export interface CodingCase extends z.infer<typeof visibleCase> {}

/** A case that only administrators are shown, and a name that tells what it tests but not how. */
export interface HiddenCase extends z.infer<typeof hiddenCase> {}

/** A coding question as its author wrote it. */
export interface BankProblem extends z.infer<typeof problem> {}

/** The coding questions of one role family. */
export interface CodingSet {
  readonly familyId: string;
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
