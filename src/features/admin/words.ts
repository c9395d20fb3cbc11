import type { Role } from '../../lib/role.ts';

/** The roles in the plural. */
export const roleNames: Readonly<Record<Role, string>> = {
  candidate: 'Candidates',
  recruiter: 'Recruiters',
  admin: 'Administrators',
};

/** One person of a role. */
export const roleName: Readonly<Record<Role, string>> = {
  candidate: 'Candidate',
  recruiter: 'Recruiter',
  admin: 'Administrator',
};

const queueNames: Readonly<Record<string, string>> = {
  'evaluate-session': 'Evaluation of an interview',
  'read-answer': 'Feedback on an answer',
  'transcribe-recording': 'Transcript of an answer',
  'sweep-sound': 'Removal of sound',
  'code-mail': 'Mail with a code or a notice',
  'invitation-mail': 'Mail about an interview for hiring',
  'audit-note-mail': 'Daily mail of the audit log',
  'candidate-mail': 'Mail to a candidate',
};

/** What a queue does; one that is not known here by its own name. */
export const queueName = (queue: string): string => queueNames[queue] ?? queue;

const number = new Intl.NumberFormat();

/** "12,345" in the language of the browser. */
export const formatNumber = (value: number): string => number.format(value);

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "20 Nov" of a date of the contract, which is a day in UTC. */
export const formatDay = (date: string): string => day.format(Date.parse(date));
