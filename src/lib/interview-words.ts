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

/** How somebody stands with an interview for hiring. */
export const interviewStateNames = {
  invited: 'Invited',
  in_progress: 'In progress',
  completed: 'Completed',
  expired: 'Expired',
  revoked: 'Withdrawn',
} as const;
