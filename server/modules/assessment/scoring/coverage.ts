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

const waiting = (answers: number) => (answers === 1 ? '1 answer waits' : `${answers} answers wait`);
const saysNothing = (answers: number) =>
  `That says nothing about the ${answers === 1 ? 'answer' : 'answers'}.`;

/** What is said of usable answers without a judgement, which is no fault of the candidate. */
const notes = {
  /** No reply of the AI could be used. */
  notJudged: (answers: number) =>
    `${answers === 1 ? '1 answer was' : `${answers} answers were`} not judged, because the AI’s replies could not be used. ${saysNothing(answers)}`,
  /** Left to a person, since no judgement holds. */
  needsHuman: (answers: number) =>
    `${waiting(answers)} for a person, because the AI gave no judgement that holds. ${saysNothing(answers)}`,
  /** Left to a person, since two judgements are too far apart. */
  apart: (answers: number) =>
    `${waiting(answers)} for a person, because two judgements of the AI are too far apart.`,
  /** Left to a person, since the AI does not see how it answers its question. */
  unaddressed: (answers: number) =>
    `${waiting(answers)} for a person, because the AI does not see how ${answers === 1 ? 'it answers its question' : 'they answer their questions'}.`,
  /** Left to a person, since it is a program that is not run here. */
  notRun: (answers: number) => `${waiting(answers)} for a person, because code in Python is not run here.`,
};

type Unjudged = Readonly<Record<keyof typeof notes, number>>;

/** Said above a report that rests on too little, or lacks a judgement; null where it rests on enough. */
export function coverageNote(coverage: Coverage, unjudged: Unjudged): string | null {
  const { scorable, planned, not_counted: notCounted = 0 } = coverage;
  const kinds = Object.keys(notes) as (keyof typeof notes)[];
  const open = kinds.filter((kind) => unjudged[kind] > 0).map((kind) => notes[kind](unjudged[kind]));
  if (isEnough(coverage)) return open.join(' ') || null;
  const kind = unjudged.notJudged + unjudged.needsHuman + unjudged.apart > 0 ? 'judged' : 'usable';
  const answers = scorable === 1 ? `1 ${kind} answer` : `${scorable || 'no'} ${kind} answers`;
  const asked = planned + notCounted;
  const questions = asked === 1 ? '1 question' : `${asked || 'no'} questions`;
  const little = `This rests on ${answers} to ${questions}: too little to read much into this report.`;
  return [...open, little].join(' ');
}
