/**
 * Stands in for Emotion's list of all attributes of HTML in the build, which is 1.5 kB of every page: MUI says of each of its
 * elements what goes on to it, and ours are made with MUI's.
 */
export default function isPropValid(name: string): boolean {
  return !['as', 'ownerState', 'sx', 'theme'].includes(name);
}
