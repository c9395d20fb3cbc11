import { createHash } from 'node:crypto';
import type { CandidateRef } from '../../../openapi/gen/types.gen.ts';
import type { companyCandidates } from '../../platform/database/schema/index.ts';

const LABEL_LENGTH = 4;

/** What a candidate is called where names are hidden: always the same, and nothing of theirs. */
export function labelledCandidate({ id }: { readonly id: string }): CandidateRef {
  const label = createHash('sha256').update(id).digest('hex').slice(0, LABEL_LENGTH).toUpperCase();
  return { _id: id, full_name: `Candidate ${label}`, email: '' };
}

interface Nameable {
  readonly isNameless: boolean;
  readonly candidate: typeof companyCandidates.$inferSelect;
}

/** A row as whoever may read it without names sees it. */
export function asSeen<T extends Nameable>(row: T): T {
  if (!row.isNameless) return row;
  const { full_name: fullName, email } = labelledCandidate(row.candidate);
  return { ...row, candidate: { ...row.candidate, fullName, email, phone: '', importedFields: [] } };
}
