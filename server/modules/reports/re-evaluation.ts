import type { PracticeType } from '../../../openapi/gen/types.gen.ts';
import type { StoredEngine } from '../../platform/database/stored-engine.ts';
import type { SessionState } from '../interviews/session/session-state.ts';

/** What decides whether judging a session again can find anything else. */
export interface EvaluationSituation {
  readonly state: SessionState;
  /** Its newest report, if there is one. */
  readonly newest: NewestReport | undefined;
  /** The session's engine as it is today. */
  readonly engine: StoredEngine;
  /** The bank as it is today, for this session's questions. */
  readonly bankVersion: number;
}

/** Every report is kept: where nothing but an answer without a judgement asks for another, there are no more. */
const MOST_VERSIONS = 20;

interface NewestReport {
  /** From 1. */
  readonly version: number;
  readonly engine: StoredEngine;
  readonly bankVersion: number;
  /** Whether it leaves an answer without a judgement. */
  readonly lacksJudgement: boolean;
}

const EXHAUSTED = `This session has been evaluated ${MOST_VERSIONS} times, and an answer still lacks a judgement. Once the engine or the question bank changes it can be evaluated again.`;

/** Why a session cannot be evaluated again now; null where it can. */
export function whyNotAgain({ state, newest, engine, bankVersion }: EvaluationSituation): string | null {
  const { status, evaluationState } = state.session;
  if (state.interview.mode !== 'practice') return 'Only a practice can be evaluated again here.';
  if (status === 'evaluating')
    return evaluationState === 'needs_human' ? null : 'This session is being evaluated.';
  if (!newest) return 'This session hasn’t been evaluated yet.';
  if (whatChanged({ newest, engine, bankVersion }).length > 0) return null;
  if (newest.lacksJudgement) return newest.version < MOST_VERSIONS ? null : EXHAUSTED;
  return `${heldAgainst[state.interview.questionType] ?? UNCHANGED}, so a new report would say the same.`;
}

const UNCHANGED = 'Neither the engine nor the question bank has changed since';

/** No engine speaks of these answers, and their key or cases are kept with the question. */
const heldAgainst: Partial<Record<PracticeType, string>> = {
  multiple_choice: 'The answers are held against the key that the questions were asked with',
  coding: 'The code is run against the cases that the questions were asked with',
};

type Compared = Omit<EvaluationSituation, 'state'>;

/** Why a new version could say anything else than the newest one; null where it would not, or there is none. */
export function whyAgain(compared: Compared): string | null {
  const changed = whatChanged(compared);
  const sentences = [
    ...(changed.length > 0 ? [`The ${changed.join(' and the ')} changed since the last version.`] : []),
    ...(compared.newest?.lacksJudgement ? ['An answer could not be judged.'] : []),
  ];
  return sentences.join(' ') || null;
}

/** What a report was made with that is another by now. */
function whatChanged({ newest, engine, bankVersion }: Compared): string[] {
  if (!newest) return [];
  return [
    ...(engineChanged(newest.engine, engine) ? ['engine'] : []),
    ...(newest.bankVersion === bankVersion ? [] : ['question bank']),
  ];
}

function engineChanged(then: StoredEngine, now: StoredEngine): boolean {
  return then.version !== now.version || then.ai?.prompt_version !== now.ai?.prompt_version;
}
