import type { Session, SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { isSkipped, placeOfFirstAnswer } from '../../../capabilities/report-view/attempts/is-skipped.ts';
import { type MarkLabels, plainLabels } from '../../../capabilities/report-view/checks/check-labels.ts';

const noTimeIsLost = 'The clock stands still while you read.';
const goOn = 'You can go on at any time: the report says what was found.';

/** How far the feedback on the latest answer is, and what that means for the candidate. */
export function feedbackNews({ engine }: Pick<Session, 'engine'>, feedback: SessionFeedback): string {
  const isInWords = feedback.anchors !== null;
  const latest = feedback.attempts.at(-1);
  if (latest && isSkipped(latest.found)) return skipNews(isInWords, latest.found.assessment?.note ?? null);
  if (latest?.found.assessment?.state === 'not_judged')
    return `Your answer is kept, and the AI did not judge it. The reason stands below. ${noTimeIsLost}`;
  if (latest?.found.assessment?.state === 'no_evidence') return `Your answer is kept. ${noTimeIsLost}`;
  if (isInWords && latest?.state === 'ready' && !latest.found.checklist && !latest.found.assessment)
    return `Your answer is kept, and nothing is said of it: it could not be used. The reason stands below. ${noTimeIsLost}`;
  switch (latest?.state) {
    case 'reading':
      return isInWords
        ? `Your answer is stored, and ${engine.name === 'llm' ? 'an AI reads it' : 'it is being read'}. That may take a minute. ${goOn}`
        : `Your code is stored, and what it comes to stands here in some seconds. ${goOn}`;
    case 'asked_again':
      return `The AI cannot look at this answer at the moment. It is asked again by itself, for three minutes at most. ${goOn}`;
    case 'away':
      return isInWords
        ? 'The AI cannot look at this answer at the moment. It is kept, and the report says what was found. You can go on.'
        : 'Your code could not be run at the moment. It is kept, and the report says what came of it. You can go on.';
    default:
      return `${isInWords ? 'What was found in it, and what is missing, stands' : 'What it came to stands'} below. ${noTimeIsLost}`;
  }
}

/** What a skip counts, as far as the engine says anything of it, and what is there to learn from. */
function skipNews(isInWords: boolean, note: string | null): string {
  const shown = isInWords ? 'What a strong answer shows stands' : 'What would have been right is explained';
  return ['It is recorded as skipped.', note, `${shown} below.`, noTimeIsLost].filter(Boolean).join(' ');
}

type Attempts = Pick<SessionFeedback, 'attempts'>;

/** Whether a question was skipped and not answered since. */
export const isOnlySkipped = ({ attempts }: Attempts): boolean =>
  attempts.every(({ found }) => isSkipped(found));

/** Whether what was answered last is a retry, and not the first answer to a question that was skipped. */
export const isLatestRetry = ({ attempts }: Attempts): boolean =>
  attempts.length - 1 > placeOfFirstAnswer(attempts.map(({ found }) => found));

/** What counts, and how often the question can be answered once more. */
export function retryRule(feedback: Attempts & Pick<SessionFeedback, 'anchors' | 'retries_left'>): string {
  const { retries_left: left } = feedback;
  if (isOnlySkipped(feedback)) return left === 0 ? `The skip counts. ${noneLeft}` : answerNow(left);
  // What has a key is no part of the trend.
  const counts = feedback.anchors
    ? 'Your best answer counts for the report, the first one for the trend.'
    : 'Your best answer counts.';
  if (left === 0) return `${counts} ${noneLeft}`;
  return `${counts} A retry has time of its own. ${left} ${left === 1 ? 'retry' : 'retries'} left.`;
}

const noneLeft = 'This question was asked again as often as it can be.';

const answerNow = (left: number) =>
  `An answer now counts instead of the skip and has time of its own. You can answer it ${left === 1 ? 'once' : 'twice'}.`;

/** What the checklists call their checks, so that the legend uses the same words. */
export function foundLabels({ attempts }: Pick<SessionFeedback, 'attempts'>): MarkLabels {
  const named = attempts.flatMap(({ found }) => found.checklist?.items ?? []);
  return { ...plainLabels, ...Object.fromEntries(named.map(({ check, label }) => [check, label])) };
}
