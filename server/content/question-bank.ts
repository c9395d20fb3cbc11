import { z } from 'zod';

/**
 * The shape of the question bank. A role family is a folder in `families/`, with the questions of practice apart from
 * those kept for hiring; every text in them was written for this product.
 */

const level = z.enum(['junior', 'mid', 'senior']);
const questionType = z.enum(['behavioural', 'situational', 'technical']);

export type Level = z.infer<typeof level>;
export type QuestionType = z.infer<typeof questionType>;

const text = z.string().min(1, 'a text is missing');
const kebabCase = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'an id is lower-case words with hyphens between');

/** A list whose length is bounded, e.g. "five to eight concepts". */
export function between<T extends z.ZodType>(least: number, most: number, what: string, one: T) {
  const sentence = `needs ${least} to ${most} ${what}`;
  return z.array(one).min(least, sentence).max(most, sentence).readonly();
}

/** Raised whenever a text of its file or family changes, so that a report can name what it was judged against. */
export const version = z.int().min(1);

/** What every kind of question has. */
export const asked = {
  levels: between(1, 3, 'levels', level),
  /** The one competency of the family that the answer is evidence for. */
  competency: kebabCase,
  prompt: text,
  /** A fair length for an answer. */
  suggestedSeconds: z.int().min(30).max(3600),
};

/** Written anchors of a behaviourally anchored rating scale (BARS); 2 and 4 lie between them. */
const anchors = z.strictObject({ 1: text, 3: text, 5: text }).readonly();

export const competency = z
  .strictObject({
    /** Unique within the family, e.g. `debugging`. */
    id: kebabCase,
    name: text,
    /** One sentence: what this competency is. */
    description: text,
    /** What a listener can observe in an answer. */
    indicators: between(2, 3, 'indicators', text),
    /** What an answer to this must never be read as evidence of. */
    mustNotInfer: between(1, 5, 'things that must not be inferred', text),
    anchors,
  })
  .readonly();

/** What is assessed, with the scale a rater holds an answer against. */
export interface Competency extends z.infer<typeof competency> {}

/**
 * What an expert would call it: terms of the trade and short phrases, never answers written down. Matched on whole
 * words with English inflections folded (`reproduce` also finds "reproduced") and with small words between ("told my
 * manager" for `tell manager`), so one form of each is enough. A word of any talk (told, already) is no synonym.
 */
const synonym = z
  .string('has to be a text: put it into quotation marks')
  .regex(/^[^\sA-Z]+( [^\sA-Z]+){0,3}$/, 'a synonym is one to four words in lower case');

/** Something a sound answer is likely to speak about, and what experts call it. */
const concept = z
  .strictObject({
    /** Unique within the question. */
    id: kebabCase,
    /** Shown to the candidate, e.g. "Reproducing the fault". */
    label: text,
    /** Asks what came of what somebody did, so whatever says that speaks about it. */
    isOutcome: z.literal(true).optional(),
    synonyms: between(3, 12, 'synonyms', synonym),
  })
  .readonly();

export const question = z
  .strictObject({
    /** Unique over the whole bank: `<family>-<two digits>`, e.g. `software-01`. Never reused. */
    id: z.string().regex(/^[a-z-]+-\d\d$/, 'an id is that of the family and two digits'),
    type: questionType,
    ...asked,
    anchors,
    concepts: between(5, 8, 'concepts', concept),
  })
  .readonly();

/** A core question: the same words for every candidate. */
export interface Question extends z.infer<typeof question> {
  /** Never in the bank: its own words, where a model worded the prompt towards a job description. */
  readonly bankPrompt?: string;
}

/** The files `practice.yaml` and `hiring.yaml` of a family. */
export const questionsFile = z.array(question).readonly();

/** The file `family.yaml`. */
export const familyFile = z
  .strictObject({
    name: text,
    /** One sentence for the person who chooses. */
    description: text,
    version,
    competencies: between(4, 5, 'competencies', competency),
  })
  .readonly();

export interface RoleFamily extends z.infer<typeof familyFile> {
  /** That of its folder, e.g. `customer-support`. */
  readonly id: string;
  /** For practice only. */
  readonly questions: readonly Question[];
  /** For interviews for hiring only: no practice asks, counts or names one. */
  readonly hiringQuestions: readonly Question[];
}
