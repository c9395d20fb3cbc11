/** What is wrong with one field, by its name. */
export interface FieldError {
  field: string;
  message: string;
}

/** What is wrong, field by field, in the order of the form. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** The fields something is wrong with. */
export const entriesOf = <Values>(errors: FieldErrors<Values>): readonly FieldError[] =>
  Object.entries<string | undefined>(errors).flatMap(([field, message]) =>
    message ? [{ field, message }] : [],
  );
