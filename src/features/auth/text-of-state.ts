import { fieldsOf } from '../../lib/fields-of.ts';

/** A text that the page before this one handed over under a name, or an empty one. */
export function textOfState(state: unknown, name: string): string {
  const text = fieldsOf(state)[name];
  return typeof text === 'string' ? text : '';
}
