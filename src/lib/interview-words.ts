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
}

/** What a report is of: "Mid-level · Mixed · Practice". */
export const reportKind = ({ level, question_type, mode }: Reported) =>
  [levelNames[level], typeNames[question_type], mode === 'practice' ? 'Practice' : 'Interview'].join(' · ');

/** "1 of 3 questions"; "1 of 1 question". */
export const ofQuestions = (count: number, total: number) =>
  `${count} of ${total} ${total === 1 ? 'question' : 'questions'}`;

/** How somebody stands with an interview for hiring. */
export const interviewStateNames = {
  invited: 'Invited',
  in_progress: 'In progress',
  completed: 'Completed',
  expired: 'Expired',
  revoked: 'Withdrawn',
} as const;
