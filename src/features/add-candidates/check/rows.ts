import type {
  CandidateEntry,
  CheckedEntry,
  DuplicateReason,
  EntryState,
} from '../../../../openapi/gen/types.gen.ts';

/** A candidate on the way in, with what the server says of them. */
export interface Row {
  /** Its place in the file or the pasted text, from 1. */
  readonly number: number;
  readonly entry: CandidateEntry;
  readonly checked: CheckedEntry;
  readonly isSkipped: boolean;
}

/** Where a person has to look, before what is only told. */
const ORDER: readonly EntryState[] = ['invalid', 'repeated', 'here', 'known', 'new'];

const addressOf = ({ entry }: Row) => entry.email.trim().toLowerCase();

/** Rows in their order, in which an address counts once: the server sees only a part of a long list at a time. */
export function markRepeated(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const { state } = row.checked;
    if (state === 'invalid' || row.isSkipped) return row;
    const isRepeated = seen.has(addressOf(row));
    seen.add(addressOf(row));
    if (!isRepeated) return row;
    return { ...row, checked: { state: 'repeated', errors: [] } };
  });
}

const needsLook = ({ checked }: Row) => checked.state === 'invalid' || checked.duplicate !== undefined;

/** The numbers of the rows, those with a problem first; it stays so while they are mended. */
export function problemsFirst(rows: readonly Row[]): number[] {
  const rank = (row: Row) => ORDER.indexOf(row.checked.state) - (row.checked.duplicate ? 3.5 : 0);
  return rows.toSorted((a, b) => rank(a) - rank(b) || a.number - b.number).map(({ number }) => number);
}

/** Whether a row is sent. */
export const isAdded = ({ checked: { state }, isSkipped }: Row) =>
  !isSkipped && (state === 'new' || state === 'known');

/** Whether somebody still has to look at a row. */
export const isProblem = (row: Row) => !row.isSkipped && needsLook(row);

export interface Counts {
  readonly fresh: number;
  readonly toFix: number;
  readonly known: number;
  readonly here: number;
  readonly repeated: number;
  readonly skipped: number;
}

export function countRows(rows: readonly Row[]): Counts {
  const kept = rows.filter(({ isSkipped }) => !isSkipped);
  const of = (state: EntryState) => kept.filter(({ checked }) => checked.state === state).length;
  return {
    fresh: of('new'),
    toFix: of('invalid'),
    known: of('known'),
    here: of('here'),
    repeated: of('repeated'),
    skipped: rows.length - kept.length,
  };
}

/** "479 new, 12 to fix, 9 known" */
export function countsText({ fresh, toFix, known, here, repeated, skipped }: Counts): string {
  const parts: readonly (readonly [number, string])[] = [
    [fresh, 'new'],
    [toFix, 'to fix'],
    [known, 'known'],
    [here, 'already here'],
    [repeated, 'repeated'],
    [skipped, 'skipped'],
  ];
  return parts
    .flatMap(([count, what]) => (count > 0 ? `${count.toLocaleString('en-US')} ${what}` : []))
    .join(', ');
}

const SAME: Readonly<Record<DuplicateReason, string>> = {
  account: 'Same account',
  address: 'Same mailbox',
  phone: 'Same name and phone',
  name: 'Same name',
};

/** What is said of a row beside it. */
export function problemOf({ checked: { state, errors, duplicate }, isSkipped }: Row): string {
  if (isSkipped) return 'Skipped';
  if (duplicate) return `${SAME[duplicate.reason]} as ${duplicate.email}`;
  const said = {
    invalid: errors.map(({ message }) => message).join(' '),
    repeated: 'Repeated',
    here: 'Already here',
    known: 'Known',
    new: 'New',
  };
  return said[state];
}
