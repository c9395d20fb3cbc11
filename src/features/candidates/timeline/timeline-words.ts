import type { Activity, ActivityKind, ApplicationStatus } from '../../../../openapi/gen/types.gen.ts';
import { statusWords } from '../status-words.ts';

type Told = Pick<Activity, 'change'>;

const fieldNames: Readonly<Record<string, string>> = { full_name: 'name' };

const statusIn = (text: string | undefined) => statusWords[text as ApplicationStatus] ?? '';

const words: Readonly<Partial<Record<ActivityKind, (activity: Told) => string>>> = {
  candidate_added: ({ change }) => `Added to ${change.after ?? 'the workspace'}`,
  stage_changed: ({ change }) => `${change.before ?? ''} → ${change.after ?? ''}`,
  candidate_changed: ({ change: { fields = [] } }) =>
    `Changed ${fields.map((field) => fieldNames[field] ?? field).join(', ')}`,
  note_added: () => 'Added a note',
  decided: ({ change: { after } }) => (after === 'active' ? 'Reopened' : statusIn(after)),
  decision_undone: ({ change }) => `Undid: ${statusIn(change.before)}`,
  decision_mailed: () => 'Rejection emailed',
};

/** What was done with a candidate, in words. */
export const timelineWords = (activity: Pick<Activity, 'kind' | 'change'>): string =>
  words[activity.kind]?.(activity) ?? activity.kind.replaceAll('_', ' ');
