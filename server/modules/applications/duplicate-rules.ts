import type { CheckedEntry, DuplicateReason } from '../../../openapi/gen/types.gen.ts';

/** What tells whether two are one person. */
export interface Traits {
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
}

/** As `mailbox` in SQL. */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*@/u, '@');

/** The end of a number, in which one that is written with the code of its country equals one without. */
function lineOf(phone: string): string {
  const digits = phone.replaceAll(/\D/gu, '');
  return digits.length < FEWEST_DIGITS ? '' : digits.slice(-LINE_DIGITS);
}

const FEWEST_DIGITS = 7;
const LINE_DIGITS = 9;

/** Why two of different addresses may be one person, as far as names, addresses and numbers tell. */
export function likeness(one: Traits, other: Traits): Exclude<DuplicateReason, 'account'> | null {
  if (mailboxOf(one.email) === mailboxOf(other.email)) return 'address';
  if (one.full_name.toLowerCase() !== other.full_name.toLowerCase()) return null;
  const [line, otherLine] = [lineOf(one.phone), lineOf(other.phone)];
  return line !== '' && line === otherLine ? 'phone' : 'name';
}

const ORDER: readonly DuplicateReason[] = ['address', 'phone', 'name'];

/** Whom of those that are known somebody most likely is. */
export function mostLikely(
  entry: Traits,
  known: readonly (Traits & { readonly _id: string })[],
): CheckedEntry['duplicate'] {
  const alike = known.flatMap((one) => {
    const reason = likeness(entry, one);
    return reason ? [{ _id: one._id, full_name: one.full_name, email: one.email, reason }] : [];
  });
  return alike.toSorted((a, b) => ORDER.indexOf(a.reason) - ORDER.indexOf(b.reason))[0];
}
