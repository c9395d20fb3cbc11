import { fieldsOf } from '../../lib/fields-of.ts';

/** What the server says of one field; `field` is its name, with dots for nested ones. */
export interface FieldError {
  field: string;
  message: string;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const firstOf = (errors: unknown): unknown => {
  const [first] = Array.isArray(errors) ? errors : [];
  return textOf(first) ?? fieldsOf(first)['message'];
};

/** The sentence of the server in the order of D11, or nothing when it said none. */
export function serverText(body: unknown): string | undefined {
  const { detail, message, error, errors } = fieldsOf(body);
  return textOf(detail) ?? textOf(message) ?? textOf(error) ?? textOf(firstOf(errors));
}

/** The entries of `errors` that name a field; anything else in it is left out. */
export function fieldErrors(body: unknown): FieldError[] {
  const { errors } = fieldsOf(body);
  if (!Array.isArray(errors)) return [];
  return errors.filter((entry): entry is FieldError => {
    const { field, message } = fieldsOf(entry);
    return typeof field === 'string' && typeof message === 'string';
  });
}

/** The id under which the server logged the request, if it gave one. */
export const requestIdOf = (body: unknown): string | undefined => textOf(fieldsOf(body)['request_id']);

/** The name of the failure for a program, if the server gave one. */
export const codeOf = (body: unknown): string | undefined => textOf(fieldsOf(body)['code']);
