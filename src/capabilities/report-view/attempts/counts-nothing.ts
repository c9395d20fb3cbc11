import type { FoundAnswer } from '../findings/answer-findings.tsx';
import { isUnclear } from '../findings/not-counted.ts';

type Found = Omit<FoundAnswer, 'anchors'>;

/** Whether an answer was looked at and nothing of it counts; of what still waits to be judged that is not known. */
export function countsNothing({ turns, checklist, assessment, exact }: Found): boolean {
  if (checklist) return isUnclear(checklist);
  if (exact) return exact.result === 'not_counted';
  if (assessment) return assessment.state === 'no_evidence';
  const outcome = turns[0]?.outcome;
  return outcome === 'insufficient' || outcome === 'poor_audio';
}
