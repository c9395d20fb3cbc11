import { useState } from 'react';
import { entriesOf, type FieldError, type FieldErrors } from './field-errors.ts';

export interface FieldMessages {
  /** What is wrong at the moment, whether it is said or not. */
  readonly wrong: readonly FieldError[];
  /** What is said beside a field. */
  readonly of: (field: string) => string | undefined;
  readonly isRefused: (field: string) => boolean;
  /** From now on says what is wrong with these fields. */
  readonly check: (fields: readonly string[]) => void;
  /** Says what the server found, whatever else is wrong with a field. */
  readonly refuse: (found: readonly FieldError[]) => void;
  /** The field was changed: what the server said of it is over. */
  readonly forgive: (field: string) => void;
}

/** What is said beside the fields of a form: what was refused, and of those that are checked what is wrong. */
export function useFieldMessages<Values>(errors: FieldErrors<Values>): FieldMessages {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const wrong = entriesOf(errors);
  const ofWrong = messagesOf(wrong);
  return {
    wrong,
    of: (field) => refused.get(field) ?? (checked.has(field) ? ofWrong.get(field) : undefined),
    isRefused: (field) => refused.has(field),
    check: (fields) => setChecked((previous) => new Set([...previous, ...fields])),
    refuse: (found) => setRefused(messagesOf(found)),
    forgive: (field) => setRefused((previous) => new Map([...previous].filter(([name]) => name !== field))),
  };
}

const messagesOf = (errors: readonly FieldError[]): ReadonlyMap<string, string> =>
  new Map(errors.map(({ field, message }) => [field, message]));
