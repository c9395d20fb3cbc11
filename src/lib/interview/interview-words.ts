/** How an interview's level is called. */
export const levelNames = { junior: 'Junior', mid: 'Mid-level', senior: 'Senior' } as const;

/** How the kind of its questions is called. */
export const typeNames = {
  mixed: 'Mixed',
  behavioural: 'Behavioural',
  situational: 'Situational',
  technical: 'Technical',
  multiple_choice: 'Multiple choice',
  coding: 'Coding',
} as const;

interface Reported {
  readonly level: keyof typeof levelNames;
  readonly question_type: keyof typeof typeNames;
  readonly mode: string;
  /** How a list tells it. */
  readonly is_retry?: boolean;
  /** How a report itself tells it. */
  readonly retry_of?: string;
}

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

interface Attempt {
  readonly number: number;
  readonly allowed: number;
}

/** "Attempt 1 of 2". */
export const attemptName = ({ number, allowed }: Attempt) => `Attempt ${number} of ${allowed}`;

/** "1 of 2 attempts left". */
export const attemptsLeft = ({ allowed, left }: { readonly allowed: number; readonly left: number }) =>
  `${left} of ${allowed} ${allowed === 1 ? 'attempt' : 'attempts'} left`;

interface Attempted {
  /** Null or absent for a practice. */
  readonly interview?: { readonly title: string; readonly company: string } | null;
  readonly attempt?: Attempt | null;
  readonly role_family: { readonly name: string };
}

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

interface QuestionsDone {
  readonly answered: number;
  readonly skipped: number;
  readonly total: number;
}

/** "2 of 5 questions done", those that were skipped among them. */
export const questionsDone = ({ answered, skipped, total }: QuestionsDone) =>
  `${ofQuestions(answered + skipped, total)} done`;

/** How somebody stands with an interview for hiring. */
export const interviewStateNames = {
  invited: 'Invited',
  in_progress: 'In progress',
  completed: 'Completed',
  expired: 'Expired',
  revoked: 'Withdrawn',
} as const;
