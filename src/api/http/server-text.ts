/** What the server says of one field; `field` is its name, with dots for nested ones. */
export interface FieldError {
  field: string;
  message: string;
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const firstOf = (errors: unknown): unknown => {
  const [first] = Array.isArray(errors) ? errors : [];
  return isObject(first) ? first['message'] : first;
};

/** The sentence of the server in the order of D11, or nothing when it said none. */
export function serverText(body: unknown): string | undefined {
  if (!isObject(body)) return undefined;
  const candidates = [body['detail'], body['message'], body['error'], firstOf(body['errors'])];
  return candidates.find((text): text is string => typeof text === 'string' && text.trim() !== '');
}

/** The entries of `errors` that name a field; anything else in it is left out. */
export function fieldErrors(body: unknown): FieldError[] {
  const errors = isObject(body) ? body['errors'] : undefined;
  if (!Array.isArray(errors)) return [];
  return errors.filter(
    (entry): entry is FieldError =>
      isObject(entry) && typeof entry['field'] === 'string' && typeof entry['message'] === 'string',
  );
}

/** The id under which the server logged the request, if it gave one. */
export function requestIdOf(body: unknown): string | undefined {
  const id = isObject(body) ? body['request_id'] : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** The name of the failure for a program, if the server gave one. */
export function codeOf(body: unknown): string | undefined {
  const code = isObject(body) ? body['code'] : undefined;
  return typeof code === 'string' && code !== '' ? code : undefined;
}
