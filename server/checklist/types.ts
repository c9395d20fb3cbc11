import type { InsufficientReason } from '../../openapi/gen/types.gen.ts';

/** What an answer is looked at against: a question of the bank has all of it. */
export interface AskedQuestion {
  readonly id: string;
  readonly type: 'behavioural' | 'situational' | 'technical';
  readonly prompt: string;
  /** Its own words, where a model worded the prompt. */
  readonly bankPrompt?: string;
  readonly anchors: { readonly 1: string; readonly 3: string; readonly 5: string };
  readonly concepts: readonly {
    readonly id: string;
    readonly label: string;
    /** Asks what came of what somebody did, so whatever says that speaks about it. */
    readonly isOutcome?: true;
    readonly synonyms: readonly string[];
  }[];
}

/** What a follow-up asks for. */
export type FollowUpKind = 'clarification' | 'actionProbe' | 'outcomeProbe' | 'contextProbe' | 'detailProbe';

/** One thing the candidate said. */
export interface SaidTurn {
  readonly turnId: string;
  readonly prompt: string;
  readonly answer: string;
  /** Of a follow-up; absent or null for a core question, and for a follow-up stored before kinds were. */
  readonly followUpKind?: FollowUpKind | null;
}

/** What the gate says of an answer before any engine sees it. */
export type GateVerdict =
  | { readonly outcome: 'answered' }
  | { readonly outcome: 'insufficient'; readonly reason: InsufficientReason; readonly explanation: string };
