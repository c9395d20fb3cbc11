/** Nothing that could leave the folder, and no hidden name: those are files that are being written. */
const NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

export const isFileName = (name: string): boolean => NAME.test(name);

/** @throws RangeError for a key that no file can have */
export function namesOf(key: string): string[] {
  const names = key.split('/');
  if (!names.every(isFileName)) throw new RangeError('This is no key of a file.');
  return names;
}
