import type { Coverage } from '../../gen/types/types.gen.ts';

const LOW_PERCENT = 50;
const FEW_ANSWERS = 3;

/** How much of the planned interview a report can speak of. Both numbers count core questions. */
export function coverageOf(scorable: number, planned: number): Coverage {
  return { scorable, planned, percent: planned === 0 ? 0 : Math.round((100 * scorable) / planned) };
}

/**
 * Said above a report that rests on too little; null where it rests on enough. Answers that the AI failed to judge
 * are no fault of the candidate, and are told as such.
 */
export function coverageNote({ scorable, planned }: Coverage, notJudged = 0): string | null {
  const failure = notJudged > 0 ? [failedToJudge(notJudged)] : [];
  const isEnough = planned > 0 && (100 * scorable) / planned >= LOW_PERCENT && scorable >= FEW_ANSWERS;
  if (isEnough) return failure[0] ?? null;
  const kind = notJudged > 0 ? 'judged' : 'usable';
  const answers = scorable === 1 ? `1 ${kind} answer` : `${scorable || 'no'} ${kind} answers`;
  const questions = planned === 1 ? '1 question' : `${planned || 'no'} questions`;
  const little = `This rests on ${answers} to ${questions}: too little to read much into this report.`;
  return [...failure, little].join(' ');
}

function failedToJudge(answers: number): string {
  const which = answers === 1 ? '1 answer was' : `${answers} answers were`;
  return `${which} not judged, because the AI’s replies could not be used. That says nothing about the answers; “Evaluate again” asks the AI once more.`;
}
