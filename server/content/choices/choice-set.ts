import type { Level } from '../question-bank.ts';

/** One of the answers a question offers. */
interface BankOption {
  readonly text: string;
  readonly isRight: boolean;
}

/** A multiple-choice question as its author wrote it, the options in any order. */
export interface BankChoice {
  /** Unique over all sets: `<family>-choice-<two digits>`. Never reused. */
  readonly id: string;
  readonly levels: readonly Level[];
  /** The one competency of the family that it belongs to. */
  readonly competency: string;
  readonly prompt: string;
  /** In seconds. */
  readonly suggestedSeconds: number;
  /** Three to six, at least one of them right and one wrong. */
  readonly options: readonly BankOption[];
  /** Why the right ones are right and the likeliest wrong one is not. */
  readonly explanation: string;
}

/** The multiple-choice questions of one role family. */
export interface ChoiceSet {
  readonly familyId: string;
  /** Raised whenever a text or a key below changes. */
  readonly version: number;
  /** For practice only. */
  readonly questions: readonly BankChoice[];
  /** For interviews for hiring only. */
  readonly hiringQuestions: readonly BankChoice[];
}

/** An option as one session has it. */
interface FrozenOption {
  /** By its place in the session (`a`, `b` …), so that it tells nothing of the key. */
  readonly id: string;
  readonly text: string;
  readonly isRight: boolean;
}

/** A multiple-choice question as it is frozen into an interview. */
export interface ChoiceQuestion extends Omit<BankChoice, 'options'> {
  readonly type: 'multiple_choice';
  readonly options: readonly FrozenOption[];
}
