import type { ActivityKind } from '../../../../openapi/gen/types.gen.ts';

interface ActivityGroup {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  readonly kinds: readonly ActivityKind[];
}

/** What of a candidate's timeline belongs together. */
export const GROUPS: readonly ActivityGroup[] = [
  {
    id: 'progress',
    label: 'Progress',
    kinds: [
      'candidate_added',
      'application_received',
      'stage_changed',
      'decided',
      'decision_undone',
      'decision_file_exported',
      'application_withdrawn',
      'application_reopened',
    ],
  },
  {
    id: 'interviews',
    label: 'Interviews',
    kinds: [
      'candidate_invited',
      'invitation_bound',
      'invitation_link_shown',
      'invitation_released',
      'invitation_revoked',
      'invitation_declined',
      'decline_undone',
      'deadline_extended',
      'reports_released',
      'evaluated_again',
    ],
  },
  {
    id: 'reviews',
    label: 'Reviews',
    kinds: [
      'scorecard_submitted',
      'shown_without_rating',
      'reviewers_changed',
      'review_declined',
      'request_answered',
      'request_handed_over',
      'integrity_reviewed',
      'integrity_decided',
    ],
  },
  { id: 'notes', label: 'Notes', kinds: ['note_added'] },
  {
    id: 'profile',
    label: 'Profile',
    kinds: ['candidate_changed', 'candidates_merged', 'merge_undone', 'legal_hold_set', 'legal_hold_lifted'],
  },
];

/** What was written to a candidate. */
export const MAILED: readonly ActivityKind[] = [
  'candidate_emailed',
  'candidate_invited',
  'reminder_sent',
  'decision_mailed',
  'mail_bounced',
];
