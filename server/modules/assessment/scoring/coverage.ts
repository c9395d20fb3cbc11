import type { Coverage } from '../../../../openapi/gen/types.gen.ts';

const LOW_PERCENT = 50;
const FEW_ANSWERS = 3;

/** How much of the planned interview a report can speak of. Both numbers count core questions. */
export function coverageOf(scorable: number, planned: number): Coverage {
  return { scorable, planned, percent: planned === 0 ? 0 : Math.round((100 * scorable) / planned) };
}

/** Whether a report rests on enough answers to say anything of all of them. */
export function isEnough({ scorable, planned }: Coverage): boolean {
  return planned > 0 && (100 * scorable) / planned >= LOW_PERCENT && scorable >= FEW_ANSWERS;
}

/** Said above a report that rests on too little, or lacks a judgement; null where it rests on enough. */
export function coverageNote(coverage: Coverage): string | null {
  const { scorable, planned, not_counted = 0, not_judged = 0, needs_human = 0 } = coverage;
  const notes = [
    not_judged > 0 && `${answers(not_judged)} could not be judged by the AI.`,
    needs_human > 0 && `${answers(needs_human)} ${needs_human === 1 ? 'waits' : 'wait'} for a person.`,
    !isEnough(coverage) &&
      `This rests on ${scorable || 'none'} of ${answers(planned + not_counted)}: too little to read much into it.`,
  ];
  return notes.filter(Boolean).join(' ') || null;
}

const answers = (count: number) => `${count} ${count === 1 ? 'answer' : 'answers'}`;
