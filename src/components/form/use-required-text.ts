import { useState } from 'react';
import { lengthProblem } from './fields/long-text-field.tsx';

/**
 * A text that has to be written before something is sent: what its `LongTextField` takes, and the text itself.
 * Whoever sends without one is told `blank` at the field.
 */
export function useRequiredText(maxLength: number, blank: string, initial = '') {
  const [value, setValue] = useState(initial);
  const [isBlank, setBlank] = useState(false);
  const tooLong = lengthProblem(value, maxLength);
  const onChange = (typed: string) => {
    setValue(typed);
    setBlank(false);
  };
  /** The text without spaces around it, or null where it cannot be sent. */
  const take = (): string | null => {
    const text = value.trim();
    setBlank(text === '');
    return text === '' || tooLong ? null : text;
  };
  return { field: { value, maxLength, error: tooLong ?? (isBlank ? blank : null), onChange }, take };
}
