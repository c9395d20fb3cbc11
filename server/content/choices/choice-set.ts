import { z } from 'zod';
import { asked, between, version } from '../question-bank.ts';

const text = z.string().min(1, 'a text is missing');

const option = z.strictObject({ text, isRight: z.boolean().default(false) }).readonly();

export const choice = z
  .strictObject({
    /** Unique over all sets: `<family>-choice-<two digits>`. Never reused. */
    id: z.string(),
    ...asked,
    /** In any order, at least one of them right and one wrong. */
    options: between(3, 6, 'options', option),
    /** Why the right ones are right and the likeliest wrong one is not. */
    explanation: text,
  })
  .readonly();

/** "The first two", "the last one", "option b"; but the options stand in another order in each session. */
export const namesPlace =
  /\bthe (?:first|second|third|fourth|fifth|last|other) (?:one|two|three|option|answer)s?\b|\b(?:former|latter)\b|\boption [a-f1-6]\b|\b(?:options?|answers?) (?:above|below)\b/i;

/** The file `choices.yaml` of a family. */
export const choicesFile = z.strictObject({
  version,
  practice: z.array(choice).readonly(),
  hiring: z.array(choice).readonly(),
});

/** A multiple-choice question as its author wrote it. */
export interface BankChoice extends z.infer<typeof choice> {}

/** The multiple-choice questions of one role family. */
export interface ChoiceSet {
  readonly familyId: string;
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
