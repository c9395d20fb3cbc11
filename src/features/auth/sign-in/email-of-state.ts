/** The address that the page before this one knows, so that it need not be typed again; else nothing. */
export function emailOfState(state: unknown): string {
  const email = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : undefined;
  return typeof email === 'string' ? email : '';
}
