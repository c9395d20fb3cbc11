import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { FormError } from './error-summary.tsx';
import type { FieldError, FieldErrors } from './field-errors.ts';
import { type FieldMessages, useFieldMessages } from './use-field-messages.ts';
import { useKeptValues, withKept } from './use-kept-values.ts';
import { type Input, useTypedBefore } from './use-typed-before.ts';

type Value = string | boolean;

/** A failure that a form can tell; the client's `ApiError` is one. */
export interface FormFailureCause extends Error {
  readonly text: string;
  readonly status: number | undefined;
  readonly fieldErrors: readonly FieldError[];
}

/** Whether a form can tell what failed; anything else is a fault of the page. */
export const canBeTold = (error: unknown): error is FormFailureCause =>
  error instanceof Error && 'fieldErrors' in error;

interface FormOptions<Values> {
  initial: Values;
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
  const take = (name: string, target: Input) =>
    setValues((previous) => ({ ...previous, [name]: valueIn(target) }));
  useTypedBefore(Object.keys(values), (target) => take(target.id, target));
  const messages = useFieldMessages(check(values));
  const { stopBy, ...stopped } = useStopped(messages);
  const sending = useSending();

  async function submit() {
    stopBy([]);
    try {
      await send(values);
    } catch (error) {
      if (!canBeTold(error)) throw error;
      const named = blame(error);
      messages.refuse(named.filter(({ field }) => field in values));
      stopBy(
        named.map((entry) => toSummary(entry, values)),
        error,
      );
    }
  }

  function onSubmit(event?: FormEvent) {
    event?.preventDefault();
    // A dialog lies outside the form it was opened from, and yet its events rise into that form.
    event?.stopPropagation();
    if (sending.isUnderWay()) return;
    messages.check(Object.keys(values));
    if (messages.wrong.length === 0) return void sending.during(submit);
    stopBy(messages.wrong.map((entry) => toSummary(entry, values)));
  }

  /** What an input needs; an empty field is not called wrong before the submit. */
  const field = (name: keyof Values & string) => ({
    name,
    error: messages.of(name),
    onBlur: () => void (values[name] && messages.check([name])),
    onChange: ({ target }: ChangeEvent<Input>) => {
      take(name, target);
      messages.forgive(name);
    },
  });

  /** Fills in a field, as if it had been typed. */
  const fill = (name: keyof Values & string, value: Value) => {
    setValues((previous) => ({ ...previous, [name]: value }));
    messages.forgive(name);
  };

  return { values, ...stopped, isPending: sending.isPending, field, fill, onSubmit };
}

/** What stopped the form; a line goes once its field says something else, and the failure with the last. */
function useStopped(messages: FieldMessages) {
  const [lines, setLines] = useState<readonly FormError[]>([]);
  const [failure, setFailure] = useState<FormFailureCause | null>(null);
  const summary = lines.filter(
    ({ fieldId, message }) => !fieldId || messages.isRefused(fieldId) || messages.of(fieldId) === message,
  );
  const isMended = lines.length > 0 && summary.length === 0;
  const stopBy = (stops: readonly FormError[], cause: FormFailureCause | null = null) => {
    setLines(stops);
    setFailure(cause);
  };
  return { summary, failure: isMended ? null : failure, stopBy };
}

/** What is under way; a second click comes before the page can show that. */
function useSending() {
  const [isPending, setPending] = useState(false);
  const underWay = useRef(false);
  const during = async (work: () => Promise<void>) => {
    underWay.current = true;
    setPending(true);
    try {
      await work();
    } finally {
      underWay.current = false;
      setPending(false);
    }
  };
  return { isPending, isUnderWay: () => underWay.current, during };
}

const valueIn = (target: Input): Value =>
  target instanceof HTMLInputElement && target.type === 'checkbox' ? target.checked : target.value;

const toSummary = ({ field, message }: FieldError, values: object): FormError =>
  field in values ? { fieldId: field, message } : { message };
