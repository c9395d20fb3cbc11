import type { Activity, ActivityKind, ApplicationStatus } from '../../../openapi/gen/types.gen.ts';
import { statusWords } from './application-status.ts';

const FIELDS: Readonly<Record<string, string>> = {
  title: 'title',
  department: 'department',
  location: 'location',
  employment_type: 'type',
  job_description: 'job description',
  hides_names: 'names in reviews',
  full_name: 'name',
  email: 'email',
  phone: 'phone',
  source: 'source',
  tags: 'tags',
};

type Told = Pick<Activity, 'change'>;

const fieldsOf = ({ change: { fields = [] } }: Told) =>
  fields.map((field) => FIELDS[field] ?? field).join(', ');

const fromTo = ({ change: { before, after } }: Told) => [before, after].filter(Boolean).join(' → ');

const quoted = (text: string | undefined) => (text ? `: “${text}”` : '');

const statusIn = (text: string | undefined) => statusWords[text as ApplicationStatus] ?? '';

const WORDS: Readonly<Partial<Record<ActivityKind, (activity: Told) => string>>> = {
  workspace_created: () => 'Opened the workspace',
  workspace_changed: (activity) => `Changed ${fieldsOf(activity)}`,
  status_changed: (activity) => `Status: ${fromTo(activity)}`,
  rubric_published: (activity) => `Rubric: ${fromTo(activity)}`,
  candidate_added: (activity) => `Added to ${activity.change.after ?? 'the workspace'}`,
  application_received: () => 'Applied by the open link',
  mail_bounced: ({ change }) => `Email bounced: ${change.after ?? 'the address was refused'}`,
  open_link_created: () => 'Made an open link',
  open_link_revoked: () => 'Ended the open link',
  stage_changed: fromTo,
  candidate_changed: (activity) => `Changed ${fieldsOf(activity)}`,
  candidate_emailed: ({ change }) => `Emailed${quoted(change.after)}`,
  candidates_merged: ({ change }) =>
    `Merged ${change.before ?? 'a candidate'} into ${change.after ?? 'another'}`,
  merge_undone: ({ change }) => `Undid the merge of ${change.after ?? 'a candidate'}`,
  legal_hold_set: () => 'Set a legal hold',
  legal_hold_lifted: () => 'Lifted the legal hold',
  note_added: () => 'Added a note',
  decided: ({ change: { after } }) => (after === 'active' ? 'Reopened' : statusIn(after)),
  decision_undone: ({ change: { before } }) => `Undid: ${statusIn(before)}`,
  decision_mailed: () => 'Rejection emailed',
  evaluated_again: ({ change }) => `Had ${change.after ?? 'an interview'} evaluated again`,
  decision_file_exported: () => 'Exported the decision file',
  member_added: ({ change }) => `Added ${change.after ?? 'a member'}`,
  member_changed: (activity) => fromTo(activity),
  member_removed: ({ change }) => `Removed ${change.before ?? 'a member'}`,
  interview_created: ({ change }) => `Froze the interview ${change.after ?? ''}`,
  candidate_invited: ({ change }) => `Invited to ${change.after ?? 'an interview'}`,
  deadline_extended: ({ change }) => `Moved the deadline of ${change.after ?? 'an interview'}`,
  invitation_revoked: ({ change }) => `Revoked the invitation to ${change.after ?? 'an interview'}`,
  scorecard_submitted: ({ change }) => `Rated ${change.after ?? 'an interview'}`,
  shown_without_rating: ({ change }) => `Saw the results of ${change.after ?? 'an interview'} without rating`,
  stages_changed: (activity) => `Stages: ${fromTo(activity)}`,
  reviewers_changed: ({ change }) => `Chose who rates ${change.after ?? 'an interview'}`,
  review_declined: ({ change }) => `Declined to rate ${change.after ?? 'an interview'}`,
  request_answered: () => 'Answered a request',
  request_handed_over: () => 'Handed a request to an administrator',
  invitation_bound: ({ change }) => `Takes the interview as ${change.after ?? 'another account'}`,
  invitation_link_shown: ({ change }) =>
    `Took the link of the invitation to ${change.after ?? 'an interview'}`,
  invitation_released: ({ change }) => `Released the invitation to ${change.after ?? 'an interview'}`,
  invitation_declined: ({ change }) => `Declined ${change.after ?? 'an invitation'}${quoted(change.before)}`,
  decline_undone: ({ change }) => `Takes ${change.after ?? 'an invitation'} after all`,
  application_withdrawn: ({ change }) => `Withdrew the application${quoted(change.before)}`,
  application_reopened: () => 'Active again',
  integrity_reviewed: ({ change }) => `Reviewed the integrity notes of ${change.after ?? 'an interview'}`,
  integrity_decided: ({ change }) => `Second review of the notes of ${change.after ?? 'an interview'}`,
  reports_released: ({ change }) => `Released the reports of ${change.after ?? 'an interview'}`,
  reminder_sent: ({ change }) => `Reminded of ${change.after ?? 'an interview'}`,
};

/** What somebody did, in words; the name of who it is about stands before them. */
export function activityWords(activity: Pick<Activity, 'kind' | 'change'>): string {
  return WORDS[activity.kind]?.(activity) ?? activity.kind.replaceAll('_', ' ');
}
