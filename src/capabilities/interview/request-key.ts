import { randomId } from '../../lib/random-id.ts';

/** An Idempotency-Key and the form contents it stands for. */
export interface RequestKey {
  readonly contents: string;
  readonly key: string;
}

/**
 * The key for a request: the earlier one while the contents are the same, so that a try after a
 * timeout cannot make a second session; a new one as soon as they differ.
 */
export function requestKey(
  earlier: RequestKey | null,
  request: unknown,
  newKey: () => string = randomId,
): RequestKey {
  const contents = JSON.stringify(request);
  return earlier?.contents === contents ? earlier : { contents, key: newKey() };
}
