import type { Assessment, Checklist, EngineTrouble } from '../../../openapi/gen/types.gen.ts';
import type { FollowUpKind, SaidTurn } from '../../checklist/types.ts';
import type { Competency, Level, Question, QuestionType, RoleFamily } from '../../content/question-bank.ts';
import type { StoredEngine } from '../../platform/database/stored-engine.ts';

/** One thing the candidate said, as it is stored. */
export interface SpokenTurn extends SaidTurn {
  /** A further answer to a question of a practice, after which nothing is asked; it counts in no report. */
  readonly isRetry?: boolean;
}

export interface SelectionRequest {
  readonly family: RoleFamily;
  readonly level: Level;
  readonly questionType: QuestionType | 'mixed';
  readonly count: number;
  readonly jobDescription: string | null;
  /** Makes the order of equally fitting questions vary between sessions, and repeat for one seed. */
  readonly seed: string;
  /** The candidate's own, which no model has to know. */
  readonly names?: readonly string[];
}

export interface Selection {
  readonly method: 'bank' | 'overlap' | 'tailored';
  readonly matchedTerms: readonly string[];
  readonly questions: readonly Question[];
  /** One sentence for the candidate: why no model tailored them, where one should have. */
  readonly note?: string;
}

export interface FollowUpRequest {
  readonly question: Question;
  /** The core turn and the follow-ups so far, in order. */
  readonly turns: readonly SpokenTurn[];
  readonly cap: number;
  /** The candidate's own, which no model has to know. */
  readonly names?: readonly string[];
  /** All that they wrote in this session: who is named there no model has to know either. */
  readonly elsewhere?: readonly string[];
}

/** What is asked next about a question, or why nothing could be; both null where nothing is needed. */
export interface FollowUp {
  readonly prompt: string | null;
  /** What it asks for; null where a model worded it. */
  readonly kind?: FollowUpKind | null;
  /** One sentence for the candidate. */
  readonly note: string | null;
}

/** How a follow-up is written that takes its time. */
export interface Writing {
  readonly timeoutMs: number;
  /** Told more whole words, blanks included, that may be shown: they give nothing away. */
  readonly onWords: (words: string) => void;
  /** Told that what was shown is not asked: another one is being written. */
  readonly onWithdrawn: () => void;
}

/** Asks. A follow-up asks for evidence that is missing and never hints at the answer. */
export interface Interviewer {
  select(request: SelectionRequest): Promise<Selection>;
  /** What is asked next, at once; `write` where that has to be written first. */
  followUp(request: FollowUpRequest): FollowUp | 'write';
  /** Writes what is asked next. Words that were shown and are not in what it answers are withdrawn. */
  writeFollowUp(request: FollowUpRequest, writing: Writing): Promise<FollowUp>;
}

export interface EvaluationRequest {
  readonly question: Question;
  readonly competency: Competency;
  /** What was said to it, in order; at least one. */
  readonly turns: readonly SpokenTurn[];
  /** The candidate's own, which no model has to know. */
  readonly names?: readonly string[];
  /** All that they wrote in this session: who is named there no model has to know either. */
  readonly elsewhere?: readonly string[];
  /** Where it is for hiring: judged a second time, with the indicators in another order. */
  readonly isTwice?: boolean;
}

/** What an engine says of one question: a checklist or an assessment, never both. */
type Judgement =
  | { readonly checklist: Checklist; readonly assessment: null }
  | { readonly checklist: null; readonly assessment: Assessment };

/** Judges one core question over its core answer and follow-ups. */
export interface Evaluator {
  /**
   * Null where no turn passes the gate.
   * @throws EngineUnavailable where it cannot judge now
   */
  evaluate(request: EvaluationRequest): Promise<Judgement | null>;
}

export interface JudgingEngine extends Interviewer, Evaluator {
  readonly description: StoredEngine;
  /** Why it cannot judge at the moment; null where it can, as far as is known. */
  readonly trouble: EngineTrouble | null;
  /** The engine a session was begun with, which follows it to its report whatever runs by now. */
  begunWith(begun: StoredEngine): JudgingEngine;
}
