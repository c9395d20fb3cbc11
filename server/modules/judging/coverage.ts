import type { Coverage } from '../../gen/types/types.gen.ts';

const LOW_PERCENT = 50;
const FEW_ANSWERS = 3;

/** How much of the planned interview a report can speak of. Both numbers count core questions. */
export function coverageOf(scorable: number, planned: number): Coverage {
  return { scorable, planned, percent: planned === 0 ? 0 : Math.round((100 * scorable) / planned) };
}

/** Said above a report that rests on too little; null where it rests on enough. */
export function coverageNote({ scorable, planned }: Coverage): string | null {
  if (planned > 0 && (100 * scorable) / planned >= LOW_PERCENT && scorable >= FEW_ANSWERS) return null;
  const answers = scorable === 1 ? '1 usable answer' : `${scorable || 'no'} usable answers`;
  const questions = planned === 1 ? '1 question' : `${planned} questions`;
  return `This rests on ${answers} to ${questions}: too little to read much into this report.`;
}
