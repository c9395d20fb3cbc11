import type { Level, Question, QuestionType, RoleFamily } from '../../content/question-bank.ts';
import type { Checklist, Engine, InsufficientReason } from '../../gen/types/types.gen.ts';

/** One thing the candidate said, as it is stored. */
export interface SpokenTurn {
  readonly turnId: string;
  readonly prompt: string;
  readonly answer: string;
}

/** What the gate says of an answer before any engine sees it. */
export type GateVerdict =
  | { readonly outcome: 'answered' }
  | { readonly outcome: 'insufficient'; readonly reason: InsufficientReason; readonly explanation: string };

export interface SelectionRequest {
  readonly family: RoleFamily;
  readonly level: Level;
  readonly questionType: QuestionType | 'mixed';
  readonly count: number;
  readonly jobDescription: string | null;
  /** Makes the order of equally fitting questions vary between sessions, and repeat for one seed. */
  readonly seed: string;
}

export interface Selection {
  readonly method: 'bank' | 'overlap';
  readonly matchedTerms: readonly string[];
  readonly questions: readonly Question[];
}

/** Asks. A follow-up asks for evidence that is missing and never hints at the answer. */
export interface Interviewer {
  select(request: SelectionRequest): Promise<Selection>;
  /** The next follow-up, or null. `turns` are the core turn and the follow-ups so far, in order. */
  followUp(question: Question, turns: readonly SpokenTurn[], cap: number): Promise<string | null>;
}

/** Judges one core question over its core answer and follow-ups. */
export interface Evaluator {
  /** Null where no turn holds an answer that can be looked at. `turns` passed the gate. */
  evaluate(question: Question, turns: readonly SpokenTurn[]): Promise<Checklist | null>;
}

export interface JudgingEngine extends Interviewer, Evaluator {
  readonly description: Engine;
}
