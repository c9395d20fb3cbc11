import type { CandidateEntry, CheckedEntry } from '../../../../openapi/gen/types.gen.ts';

/** The API takes nothing longer at all. */
const LONGEST = { full_name: 200, email: 320 } as const;

/** What is wrong with a candidate before the server is asked; undefined where it can be. */
export function locallyChecked({ full_name, email }: CandidateEntry): CheckedEntry | undefined {
  const errors = [
    { field: 'full_name', text: full_name, longest: LONGEST.full_name },
    { field: 'email', text: email, longest: LONGEST.email },
  ].flatMap(({ field, text, longest }) =>
    text.length > longest ? { field, message: 'This is too long.' } : [],
  );
  return errors.length > 0 ? { state: 'invalid', errors } : undefined;
}
