import type { CompanyCandidate } from '../../../../openapi/gen/types.gen.ts';

export const people = (count: number) => (count === 1 ? '1 candidate' : `${count} candidates`);

export type Named = Pick<CompanyCandidate, '_id' | 'full_name'>;

/** Whose name and address is hidden from one. */
export const isHidden = ({ email }: CompanyCandidate) => email === '';

/** So many are named; of more it is told how many they are. */
const NAMED = 3;

/** Who was left out and why; nothing where nobody was. */
export function leftOut(rows: readonly Named[], ids: readonly string[], why: string): readonly string[] {
  if (ids.length === 0) return [];
  const names = rows.flatMap(({ _id, full_name }) => (ids.includes(_id) ? [full_name] : []));
  const who = names.length > 0 && names.length <= NAMED ? names.join(', ') : people(ids.length);
  return [`Left out: ${who} (${why}).`];
}
