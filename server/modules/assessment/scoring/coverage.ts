import type { Coverage } from '../../../../openapi/gen/types.gen.ts';

const LOW_PERCENT = 50;
const FEW_ANSWERS = 3;

/** How much of the planned interview a report can speak of. Both numbers count core questions. */
export function coverageOf(scorable: number, planned: number): Coverage {
  return { scorable, planned, percent: planned === 0 ? 0 : Math.round((100 * scorable) / planned) };
}

/** Usable answers without a judgement, which is no fault of the candidate. */
interface Unjudged {
  /** No reply of the AI could be used. */
  readonly notJudged: number;
  /** Left to a person, since no judgement holds. */
  readonly needsHuman: number;
  /** Left to a person, since two judgements are too far apart. */
  readonly apart: number;
  /** Left to a person, since the AI does not see how it answers its question. */
  readonly unaddressed: number;
  /** Left to a person, since it is a program that is not run here. */
  readonly notRun: number;
}

const nothingOpen: Unjudged = { notJudged: 0, needsHuman: 0, apart: 0, unaddressed: 0, notRun: 0 };

/** Said above a report that rests on too little, or lacks a judgement; null where it rests on enough. */
export function coverageNote(
  { scorable, planned, not_counted: notCounted = 0 }: Coverage,
  { notJudged, needsHuman, apart, unaddressed, notRun }: Unjudged = nothingOpen,
): string | null {
  const open = [
    ...(notJudged > 0 ? [failedToJudge(notJudged)] : []),
    ...(needsHuman > 0 ? [leftToPerson(needsHuman)] : []),
    ...(apart > 0 ? [judgedApart(apart)] : []),
    ...(unaddressed > 0 ? [unaddressedBy(unaddressed)] : []),
    ...(notRun > 0 ? [withoutRun(notRun)] : []),
  ];
  const isEnough = planned > 0 && (100 * scorable) / planned >= LOW_PERCENT && scorable >= FEW_ANSWERS;
  if (isEnough) return open.join(' ') || null;
  const kind = notJudged + needsHuman + apart > 0 ? 'judged' : 'usable';
  const answers = scorable === 1 ? `1 ${kind} answer` : `${scorable || 'no'} ${kind} answers`;
  const asked = planned + notCounted;
  const questions = asked === 1 ? '1 question' : `${asked || 'no'} questions`;
  const little = `This rests on ${answers} to ${questions}: too little to read much into this report.`;
  return [...open, little].join(' ');
}

function failedToJudge(answers: number): string {
  const which = answers === 1 ? '1 answer was' : `${answers} answers were`;
  return `${which} not judged, because the AI’s replies could not be used. ${saysNothing(answers)}`;
}

function leftToPerson(answers: number): string {
  return `${waiting(answers)} for a person, because the AI gave no judgement that holds. ${saysNothing(answers)}`;
}

function saysNothing(answers: number): string {
  return `That says nothing about the ${answers === 1 ? 'answer' : 'answers'}.`;
}

function judgedApart(answers: number): string {
  return `${waiting(answers)} for a person, because two judgements of the AI are too far apart.`;
}

function withoutRun(answers: number): string {
  return `${waiting(answers)} for a person, because code in Python is not run here.`;
}

function unaddressedBy(answers: number): string {
  const how = answers === 1 ? 'how it answers its question' : 'how they answer their questions';
  return `${waiting(answers)} for a person, because the AI does not see ${how}.`;
}

function waiting(answers: number): string {
  return answers === 1 ? '1 answer waits' : `${answers} answers wait`;
}
