import type { ChoiceQuestion } from '../../../content/choices/choice-set.ts';
import type { CodeQuestion } from '../../../content/coding/coding-set.ts';
import type { Competency } from '../../../content/question-bank.ts';
import type {
  AskedQuestion,
  interviewSessions,
  interviews,
  turns,
} from '../../../platform/database/schema/interviews.ts';
import type { hiringTerms } from '../../../platform/database/schema/invitations.ts';

/** A session's own fields. */
export type SessionRow = Readonly<typeof interviewSessions.$inferSelect>;

/** The frozen definition: what is asked and against which texts it is judged. */
export type Interview = Readonly<
  Omit<
    typeof interviews.$inferSelect,
    'companyId' | 'workspaceId' | 'rubricVersion' | 'createdBy' | 'scorecardsNeeded' | 'reviewers' | 'live'
  >
>;

/** Whose a practice is. */
export function ownerOf({ ownerId }: Pick<Interview, 'ownerId'>): string {
  if (ownerId === null) throw new Error('An interview of a company has no owner.');
  return ownerId;
}

/** What an interview for hiring has besides. */
export type HiringTerms = Readonly<typeof hiringTerms.$inferSelect>;

/** One question or follow-up with what was said; open while its outcome is null. */
export type TurnRow = Readonly<typeof turns.$inferSelect>;

/** All that decides what may happen next in one attempt; turns in the order asked. */
export interface SessionState {
  readonly session: SessionRow;
  readonly interview: Interview;
  /** Null for a practice. */
  readonly terms: HiringTerms | null;
  readonly turns: readonly TurnRow[];
}

/** The same attempt with some of the session's own fields changed. */
export function withSession(state: SessionState, change: Partial<SessionRow>): SessionState {
  return { ...state, session: { ...state.session, ...change } };
}

/** A session that can still be worked on. */
export const unfinishedStatuses = ['created', 'in_progress', 'paused'] as const;

export function isUnfinished({ status }: SessionRow): boolean {
  return unfinishedStatuses.some((unfinished) => unfinished === status);
}

/** A core question by its number, from 1. */
export function questionOf({ questions }: Interview, number: number): AskedQuestion {
  const question = questions[number - 1];
  if (!question) throw new RangeError(`The interview has no question ${number}.`);
  return question;
}

/** The competency a question is evidence for. */
export function competencyOf({ competencies }: Interview, question: AskedQuestion): Competency {
  const competency = competencies.find(({ id }) => id === question.competency);
  if (!competency) throw new RangeError(`The interview lacks the competency of ${question.id}.`);
  return competency;
}

/** Whether a question has a key or hidden cases, so that its answer is held against those and no engine is asked. */
export function hasKey(question: AskedQuestion): question is ChoiceQuestion | CodeQuestion {
  return question.type === 'multiple_choice' || question.type === 'coding';
}
