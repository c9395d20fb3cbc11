/**
 * The shape of the question bank. A role family is a folder in `families/`, a question a file in it, those of
 * practice apart from those kept for hiring; every text in them was written for this product.
 */

export type Level = 'junior' | 'mid' | 'senior';
export type QuestionType = 'behavioural' | 'situational' | 'technical';

/** Written anchors of a behaviourally anchored rating scale (BARS); 2 and 4 lie between them. */
interface Anchors {
  readonly 1: string;
  readonly 3: string;
  readonly 5: string;
}

/** What is assessed, with the scale a rater holds an answer against. */
export interface Competency {
  /** Kebab-case, unique within the family, e.g. `debugging`. */
  readonly id: string;
  readonly name: string;
  /** One sentence: what this competency is. */
  readonly description: string;
  /** Two or three things a listener can observe in an answer. */
  readonly indicators: readonly string[];
  /** What an answer to this must never be read as evidence of. */
  readonly mustNotInfer: readonly string[];
  readonly anchors: Anchors;
}

/** Something a sound answer is likely to speak about, and the words people use for it. */
interface Concept {
  /** Kebab-case, unique within the question. */
  readonly id: string;
  /** Shown to the candidate, e.g. "Reproducing the fault". */
  readonly label: string;
  /** Asks what came of what somebody did, so whatever says that speaks about it. */
  readonly isOutcome?: true;
  /**
   * Phrases, and words that mean little else, lower case, that count as speaking about it. Matched on
   * whole words with English inflections folded (`reproduce` also finds "reproduced") and with small
   * words between ("told my manager" for `tell manager`), so list one form of each. A word of any talk
   * (told, already, compare) is no synonym by itself; two words of one concept close together count.
   */
  readonly synonyms: readonly string[];
}

/** A core question: the same words for every candidate. */
export interface Question {
  /** Unique over the whole bank: `<family>-<two digits>`, e.g. `software-01`. Never reused. */
  readonly id: string;
  readonly type: QuestionType;
  readonly levels: readonly Level[];
  /** The one competency of the family that the answer is evidence for. */
  readonly competency: string;
  readonly prompt: string;
  /** Never in the bank: its own words, where a model worded the prompt towards a job description. */
  readonly bankPrompt?: string;
  /** A fair length for a spoken or typed answer, in seconds. */
  readonly suggestedSeconds: number;
  readonly anchors: Anchors;
  /** Five to eight. */
  readonly concepts: readonly Concept[];
}

export interface RoleFamily {
  /** Kebab-case, e.g. `customer-support`. */
  readonly id: string;
  readonly name: string;
  /** One sentence for the person who chooses. */
  readonly description: string;
  /** Raised whenever a text below changes, so that a report can name what it was judged against. */
  readonly version: number;
  /** Four or five. */
  readonly competencies: readonly Competency[];
  /** For practice only. */
  readonly questions: readonly Question[];
  /** For interviews for hiring only: no practice asks, counts or names one. */
  readonly hiringQuestions: readonly Question[];
}
