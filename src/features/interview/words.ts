import type { Level, PracticeType, TurnOutcome } from '../../api/gen/types.gen.ts';

export const levelNotes: Record<Level, string> = {
  junior: 'First years in the field',
  mid: 'Works on their own',
  senior: 'Leads and decides',
};

export const typeNotes: Record<PracticeType, string> = {
  mixed: 'Some of each kind',
  behavioural: 'What you did in the past',
  situational: 'What you would do',
  technical: 'How things work and why',
};

export const outcomeNames: Record<TurnOutcome, string> = {
  answered: 'Answered',
  insufficient: 'Could not be looked at',
  skipped: 'Skipped',
  interrupted: 'Interrupted',
  unasked: 'Not asked',
};
