import type { ReportTurn } from '../../../../openapi/gen/types.gen.ts';
import { submittedOutcomes } from './progress.ts';
import { hasKey, type Interview, questionOf, type TurnRow } from './session-state.ts';
import { wordingOf } from './wording.ts';

const outcomeExplanations: Partial<Record<ReportTurn['outcome'], string>> = {
  skipped: 'You skipped this question.',
  interrupted: 'The session ended before this answer was submitted, so it was not looked at.',
  unasked: 'The session ended before this question was asked.',
};

/** A turn and what became of it; `turns` are those of its question. What was chosen or written stands with its result. */
export function closedTurn(interview: Interview, turn: TurnRow, turns: readonly TurnRow[]): ReportTurn {
  const question = questionOf(interview, turn.questionNumber);
  const outcome = turn.outcome ?? 'interrupted';
  const { activeSecondsAtAsk: from, activeSecondsAtClose: to } = turn;
  return {
    _id: turn.id,
    kind: turn.kind,
    prompt: turn.prompt,
    ...wordingOf(turn, question, turns),
    outcome,
    answer: hasKey(question) ? null : turn.answer,
    ...(turn.closedAt &&
      submittedOutcomes.includes(outcome) && { submitted_at: turn.closedAt.toISOString() }),
    insufficient_reason: turn.insufficientReason,
    explanation: turn.explanation ?? explanationOf(turn.kind, outcome),
    follow_up_note: turn.followUpNote,
    seconds: outcome === 'unasked' || to === null ? null : to - from,
    ...(turn.waitedSeconds > 0 && { waited_seconds: turn.waitedSeconds }),
  };
}

function explanationOf(kind: TurnRow['kind'], outcome: ReportTurn['outcome']): string | null {
  if (kind === 'follow_up' && outcome === 'skipped') return 'You skipped this follow-up.';
  return outcomeExplanations[outcome] ?? null;
}
