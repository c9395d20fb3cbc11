import type { ChangeEvent } from 'react';

interface FieldProps {
  name: string;
  error: string | undefined;
  onBlur: () => void;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}

/** What `useForm` gives the inputs of these names. */
export type FieldOf<Name extends string> = (name: Name) => FieldProps;
