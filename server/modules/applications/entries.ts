import type { CandidateEntry, FieldProblem, ImportedFields } from '../../../openapi/gen/types.gen.ts';
import { normaliseEmail } from '../../platform/email-address.ts';
import { isVisibleText } from '../../platform/visible-text.ts';

/** A candidate as they are stored. */
export interface CleanEntry {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly source: string;
  readonly tags: readonly string[];
  readonly importedFields: ImportedFields;
}

export type ReadEntry = { readonly entry: CleanEntry } | { readonly errors: readonly FieldProblem[] };

const LONGEST_NAME = 120;

/** One mailbox: something, an @, and a host with a dot; nothing that would end a header or name a second one. */
const address = /^[^\s@<>(),;:"[\]\\]{1,64}@[^\s@<>(),;:"[\]\\.]+(?:\.[^\s@<>(),;:"[\]\\.]+)+$/;

/** Tidies what was written down of a candidate, or says what is wrong with it. */
export function readEntry({
  full_name,
  email,
  phone = '',
  source = '',
  tags = [],
  imported_fields = [],
}: CandidateEntry): ReadEntry {
  const entry = {
    fullName: tidy(full_name),
    email: normaliseEmail(email),
    phone: tidy(phone),
    source: tidy(source),
    tags: [...new Set(tags.map(tidy).filter((tag) => tag !== ''))],
    // Of what only stands beside them nothing is refused.
    importedFields: imported_fields
      .map(({ name, text }) => ({ name: tidy(name), text: tidy(text) }))
      .filter(({ name, text }) => name !== '' && text !== '' && isVisibleText(name + text)),
  };
  const checks: readonly (readonly [boolean, string, string])[] = [
    [entry.fullName !== '', 'full_name', 'Enter a name.'],
    [entry.fullName.length <= LONGEST_NAME, 'full_name', `A name has at most ${LONGEST_NAME} characters.`],
    [isVisibleText(entry.fullName), 'full_name', 'The name has characters that cannot be seen.'],
    [entry.email !== '', 'email', 'Enter an email address.'],
    [entry.email === '' || isAddress(entry.email), 'email', 'This is not an email address.'],
    [isVisibleText(entry.phone), 'phone', 'The number has characters that cannot be seen.'],
    [isVisibleText(entry.source), 'source', 'The source has characters that cannot be seen.'],
    [entry.tags.every(isVisibleText), 'tags', 'A tag has characters that cannot be seen.'],
  ];
  const errors = checks.flatMap(([holds, field, message]) => (holds ? [] : [{ field, message }]));
  return errors.length > 0 ? { errors } : { entry };
}

const isAddress = (email: string) => address.test(email) && isVisibleText(email);

const tidy = (text: string) => text.trim().replaceAll(/\s+/gu, ' ');
