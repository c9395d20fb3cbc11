import { createHash } from 'node:crypto';
import type { CandidateRef } from '../../../openapi/gen/types.gen.ts';

const LABEL_LENGTH = 4;

/** What a candidate is called where names are hidden: always the same, and nothing of theirs. */
export function labelledCandidate({ id }: { readonly id: string }): CandidateRef {
  const label = createHash('sha256').update(id).digest('hex').slice(0, LABEL_LENGTH).toUpperCase();
  return { _id: id, full_name: `Candidate ${label}`, email: '' };
}
