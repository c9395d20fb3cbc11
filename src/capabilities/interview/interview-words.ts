import type {
  AttemptNumber,
  InterviewAttempts,
  InterviewState,
  Level,
  PracticeType,
  Report,
  ReportSummary,
  SessionProgress,
} from '../../../openapi/gen/types.gen.ts';

/** How an interview's level is called. */
export const levelNames = {
  junior: 'Junior',
  mid: 'Mid-level',
  senior: 'Senior',
} as const satisfies Record<Level, string>;

/** How the kind of its questions is called. */
export const typeNames = {
  mixed: 'Mixed',
  behavioural: 'Behavioural',
  situational: 'Situational',
  technical: 'Technical',
  multiple_choice: 'Multiple choice',
  coding: 'Coding',
} as const satisfies Record<PracticeType, string>;

/** That it is a retry is told by a list in another way than by a report itself. */
type Reported = Pick<ReportSummary, 'level' | 'question_type' | 'mode'> &
  Partial<Pick<ReportSummary, 'is_retry'>> &
  Pick<Report, 'retry_of'>;

/**
 * What a report is of: "Mid-level · Mixed · Practice"; of a question that was answered again "Mid-level · Mixed · Retry".
 * The kind of questions is a choice in a practice; an interview for hiring is "Mid-level · Interview".
 */
function reportKind({ level, question_type, mode, is_retry, retry_of }: Reported): string {
  if (mode !== 'practice') return `${levelNames[level]} · Interview`;
  return [levelNames[level], typeNames[question_type], is_retry || retry_of ? 'Retry' : 'Practice'].join(
    ' · ',
  );
}

/** "Attempt 1 of 2". */
export const attemptName = ({ number, allowed }: AttemptNumber) => `Attempt ${number} of ${allowed}`;

/** "1 of 2 attempts left". */
export const attemptsLeft = ({ allowed, left }: Pick<InterviewAttempts, 'allowed' | 'left'>) =>
  `${left} of ${allowed} ${allowed === 1 ? 'attempt' : 'attempts'} left`;

type Attempted = Pick<ReportSummary, 'interview' | 'attempt' | 'role_family'>;

/** What a row is called: the position of an interview for hiring, the role of a practice. */
export const rowTitle = ({ interview, role_family }: Attempted) => interview?.title ?? role_family.name;

/** Whose interview a row is of, and which attempt where several are allowed; null for a practice. */
export function rowOrigin({ interview, attempt }: Pick<Attempted, 'interview' | 'attempt'>): string | null {
  if (!interview) return null;
  return attempt && attempt.allowed > 1
    ? `${interview.company} · ${attemptName(attempt)}`
    : interview.company;
}

/** What is said of a report in a list: "Sample Company · Attempt 1 of 2 · Mid-level · Interview". */
export const reportDetail = (report: Attempted & Reported) =>
  [rowOrigin(report), reportKind(report)].filter(Boolean).join(' · ');

/** "1 of 3 questions"; "1 of 1 question". */
export const ofQuestions = (count: number, total: number) =>
  `${count} of ${total} ${total === 1 ? 'question' : 'questions'}`;

/** "2 of 5 questions done", those that were skipped among them. */
export const questionsDone = ({ answered, skipped, total }: SessionProgress) =>
  `${ofQuestions(answered + skipped, total)} done`;

/** How somebody stands with an interview for hiring. */
export const interviewStateNames = {
  invited: 'Invited',
  in_progress: 'In progress',
  completed: 'Completed',
  declined: 'Declined',
  expired: 'Expired',
  revoked: 'Withdrawn',
} as const satisfies Record<InterviewState, string>;
