/** A text that the page before this one handed over under a name, or an empty one. */
export function textOfState(state: unknown, name: string): string {
  const text = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof text === 'string' ? text : '';
}
