import type { QuickJSHandle } from 'quickjs-emscripten-core';
import { CallFailed, OUT_OF_MEMORY } from './failures.ts';
import type { Realm } from './realm.ts';

/** Named in stacks, from which the line of an error is read. */
export const FILE_NAME = 'code.js';

const UNKNOWN = { name: 'Thrown', message: 'something that cannot be shown', stack: '' };

/** What was thrown, in words; without a stack where it has none. */
export interface Thrown {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * Reads what was thrown, as far as that lets itself be read.
 * @throws CallFailed where it says that the memory is used up
 */
export function readThrown(realm: Realm, thrown: QuickJSHandle): Thrown {
  const described = realm.own('describe', thrown);
  if ('thrown' in described && isMemoryGone(realm, described.thrown)) throw new CallFailed(OUT_OF_MEMORY);
  const json = 'value' in described && realm.context.getString(described.value);
  const error: Thrown = json ? JSON.parse(json) : UNKNOWN;
  if (error.name === 'InternalError' && error.message === 'out of memory')
    throw new CallFailed(OUT_OF_MEMORY);
  return error;
}

/** The interpreter throws null where not even an error has room. */
function isMemoryGone({ context }: Realm, thrown: QuickJSHandle): boolean {
  return context.eq(thrown, context.null);
}

/** One line with the place in the program, where it is known. */
export function thrownSentence({ name, message, stack }: Thrown): string {
  const line = new RegExp(`${FILE_NAME}:(\\d+)`).exec(stack)?.[1];
  return `${name}: ${message}${line ? ` (line ${line})` : ''}`;
}
