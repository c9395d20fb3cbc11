import type { Session, SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { isSkipped } from '../../../capabilities/report-view/attempts/is-skipped.ts';

/** How far the feedback on the latest answer is; null where it is there. */
export function feedbackNews({ engine }: Pick<Session, 'engine'>, feedback: SessionFeedback): string | null {
  const isInWords = feedback.anchors !== null;
  switch (feedback.attempts.at(-1)?.state) {
    case 'reading':
      if (!isInWords) return 'Running your code…';
      return engine.name === 'llm'
        ? 'An AI is reading your answer. You don’t have to wait.'
        : 'Reading your answer…';
    case 'asked_again':
      return 'The AI can’t be reached. We’ll keep trying for up to three minutes; you don’t have to wait.';
    case 'away':
      return isInWords
        ? 'The AI can’t be reached. Your report will have the feedback.'
        : 'Your code couldn’t be run. Your report will have the result.';
    default:
      return null;
  }
}

type Attempts = Pick<SessionFeedback, 'attempts'>;

/** Whether a question was skipped and not answered since. */
export const isOnlySkipped = ({ attempts }: Attempts): boolean =>
  attempts.every(({ found }) => isSkipped(found));

/** What counts, and how often the question can be answered once more. */
export function retryRule(feedback: Attempts & Pick<SessionFeedback, 'anchors' | 'retries_left'>): string {
  const { retries_left: left } = feedback;
  if (isOnlySkipped(feedback)) return left === 0 ? `The skip counts. ${noneLeft}` : answerNow(left);
  // What has a key is no part of the trend.
  const counts = feedback.anchors
    ? 'Your best answer counts for the report, the first one for the trend.'
    : 'Your best answer counts.';
  if (left === 0) return `${counts} ${noneLeft}`;
  return `${counts} A retry has its own time. ${left} ${left === 1 ? 'retry' : 'retries'} left.`;
}

const noneLeft = 'No retries left.';

const answerNow = (left: number) =>
  `An answer now replaces the skip and has its own time. You can answer it ${left === 1 ? 'once' : 'twice'}.`;
