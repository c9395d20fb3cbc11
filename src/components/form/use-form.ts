import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { FormError } from './error-summary.tsx';
import { useKeptValues, withKept } from './use-kept-values.ts';

type Value = string | boolean;
type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What is wrong with one field, by its name. */
interface FieldError {
  field: string;
  message: string;
}

/** A failure that a form can tell; the client's `ApiError` is one. */
export interface FormFailureCause extends Error {
  readonly text: string;
  readonly status: number | undefined;
  readonly fieldErrors: readonly FieldError[];
}

export const canBeTold = (error: unknown): error is FormFailureCause =>
  error instanceof Error && 'fieldErrors' in error;

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

interface FormOptions<Values> {
  initial: Values;
  /** What is wrong, field by field, in the order of the form. */
  check: (values: Values) => FieldErrors<Values>;
  /** Sends the values; what it throws of that kind is shown in the form. */
  send: (values: Values) => Promise<void>;
  /** Which fields a failure is about, where the server does not name them itself. */
  blame?: (error: FormFailureCause) => readonly FieldError[];
  /** Names the form and its user: what was typed and not sent is kept for them; never with a password. */
  keptAs?: string | undefined;
}

/**
 * State of a form: fields are checked on blur and from then on at every change, a failed submit keeps
 * everything typed, a second submit is ignored while the first is under way.
 */
export function useForm<Values extends Record<string, Value>>({
  initial,
  check,
  send,
  blame = (error) => error.fieldErrors,
  keptAs,
}: FormOptions<Values>) {
  const [values, setValues] = useState(() => withKept(keptAs, initial));
  useKeptValues(keptAs, values, initial);
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<FieldErrors<Values>>({});
  const [summary, setSummary] = useState<readonly FormError[]>([]);
  const [failure, setFailure] = useState<FormFailureCause | null>(null);
  const [isPending, setPending] = useState(false);
  const underWay = useRef(false);
  const wrong = check(values);
  const saysOf = (name: string): string | undefined =>
    messageOf(refused, name) ?? (checked.has(name) ? messageOf(wrong, name) : undefined);
  // A line goes once its field says something else.
  const standing = summary.filter(
    ({ fieldId, message }) => !fieldId || messageOf(refused, fieldId) || saysOf(fieldId) === message,
  );
  const isMended = summary.length > 0 && standing.length === 0;

  function change(name: keyof Values & string, value: Value) {
    setValues((previous) => ({ ...previous, [name]: value }));
    setRefused((previous) => ({ ...previous, [name]: undefined }));
  }

  function fail(error: FormFailureCause) {
    const named = blame(error);
    const known = named.filter(({ field }) => field in values);
    setRefused(
      Object.fromEntries(known.map(({ field, message }) => [field, message])) as FieldErrors<Values>,
    );
    setSummary(named.map((entry) => toSummary(entry, values)));
    setFailure(error);
  }

  async function submit() {
    underWay.current = true;
    setPending(true);
    setFailure(null);
    setSummary([]);
    try {
      await send(values);
    } catch (error) {
      if (!canBeTold(error)) throw error;
      fail(error);
    } finally {
      underWay.current = false;
      setPending(false);
    }
  }

  function onSubmit(event?: FormEvent) {
    event?.preventDefault();
    if (underWay.current) return;
    setChecked(new Set(Object.keys(values)));
    const stops = entriesOf(wrong);
    if (stops.length === 0) return void submit();
    setFailure(null);
    setSummary(stops.map(([fieldId, message]) => ({ fieldId, message })));
  }

  /** What an input needs; an empty field is not called wrong before the submit. */
  const field = (name: keyof Values & string) => ({
    name,
    error: saysOf(name),
    onBlur: () => void (values[name] && setChecked((previous) => new Set(previous).add(name))),
    onChange: ({ target }: ChangeEvent<Input>) => change(name, valueIn(target)),
  });

  return { values, failure: isMended ? null : failure, summary: standing, isPending, field, onSubmit };
}

const valueIn = (target: Input): Value =>
  target instanceof HTMLInputElement && target.type === 'checkbox' ? target.checked : target.value;

const messageOf = <Values>(errors: FieldErrors<Values>, name: string) =>
  errors[name as keyof Values & string];

const entriesOf = <Values>(errors: FieldErrors<Values>) =>
  Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1]));

const toSummary = ({ field, message }: FieldError, values: object): FormError =>
  field in values ? { fieldId: field, message } : { message };
