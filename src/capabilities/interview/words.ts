import type { InvitedInterviewSummary, Level, PracticeType } from '../../../openapi/gen/types.gen.ts';
import { attemptsLeft } from './interview-words.ts';

export const levelNotes: Record<Level, string> = {
  junior: 'First years in the field',
  mid: 'Works on their own',
  senior: 'Leads and decides',
};

export const typeNotes: Record<PracticeType, string> = {
  mixed: 'All kinds answered in words',
  behavioural: 'What you did in the past',
  situational: 'What you would do',
  technical: 'How things work and why',
  multiple_choice: 'Answers held against a key',
  coding: 'Functions run against cases',
};

/** How multiple-choice answers are scored. */
export const exactRule =
  'Answers are held against a key; no engine judges them. Where several options are right, each right choice earns its share of a point and each wrong one takes one share away, never below 0.';

const codeRule =
  'JavaScript is run against the cases you see and further ones, of which a report tells only what they test; no engine judges it. Each case that passes earns its share of a point, and nothing is earned where less than half pass.';

/** How code is scored; Python is not run on the server. */
export const codeRules = {
  practice: `${codeRule} Python is checked by the cases you see alone, in your browser, and counts for and against nothing.`,
  hiring: `${codeRule} Python is not run here: a person looks at it.`,
};

/** What a report of few answers does not give, whichever engine makes it. */
export const fewAnswersRule = 'A report of fewer than 3 answers says that little can be read from it.';

/** Whether there cannot be enough answers to read much into a report. */
export const isTooFew = (questions: number) => questions < 3;

/** How answers of a type of practice are scored without an engine; null where one looks at them. */
export function ruleOf(type: PracticeType): string | null {
  if (type === 'coding') return codeRules.practice;
  return type === 'multiple_choice' ? exactRule : null;
}

/** What the questions of a type are taken from; each has versions of its own. */
export function sourceOf(type: PracticeType): string {
  if (type === 'coding') return 'coding questions';
  return type === 'multiple_choice' ? 'multiple-choice questions' : 'question bank';
}

/** When follow-ups are asked, and how many a question at the most. */
export function followUpRule(cap: number): string {
  if (cap === 0) return 'No follow-ups. You can skip any question.';
  const most = cap === 1 ? 'one follow-up' : `${cap} follow-ups`;
  return `Up to ${most} each, where evidence is missing. You can skip any question.`;
}

/** What several attempts are to each other. */
export const attemptsRule =
  'Each attempt is kept and evaluated by itself, with its own report. The people who decide see all of them; none replaces another, and nothing is averaged.';

type Attempts = Pick<InvitedInterviewSummary, 'state' | 'attempts'>;

/** "1 of 2 attempts left"; where none can be begun any more although some were left, "1 of 2 attempts used". */
export function attemptsText({ state, attempts }: Attempts): string {
  const isOver = state === 'expired' || state === 'revoked';
  if (isOver && attempts.left > 0) return usedText(attempts.allowed, attempts.used);
  return attemptsLeft(attempts);
}

function usedText(allowed: number, used: number): string {
  return allowed === 1 ? 'The one attempt was not used' : `${used || 'None'} of ${allowed} attempts used`;
}

/** How many attempts are left and when one is used; where the time is over, how many were used in it. */
export function attemptsFact(interview: Attempts): string {
  const { state, attempts } = interview;
  if (state === 'expired' && attempts.left > 0) return `${attemptsText(interview)}. The deadline has passed.`;
  return `${attemptsText(interview)}. One is used when you see its first question.`;
}
