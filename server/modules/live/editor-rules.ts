import { applyUpdate, Doc, diffUpdate, encodeStateAsUpdate, mergeUpdates } from 'yjs';

/** What a shared editor holds, in base64: all up to a position as one, and the updates since. */
export interface StoredEditor {
  readonly state: string | null;
  readonly since: readonly string[];
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Whether an editor can read an update. */
export function isReadable(update: string): boolean {
  const doc = new Doc();
  try {
    applyUpdate(doc, bytesOf(update));
    return true;
  } catch {
    return false;
  } finally {
    doc.destroy();
  }
}

const updatesIn = ({ state, since }: StoredEditor) =>
  (state === null ? since : [state, ...since]).map(bytesOf);

/** What is missing to who knows this much, in base64; null for what cannot be read. */
export function missingTo(known: string, stored: StoredEditor): string | null {
  const all = mergeUpdates([...updatesIn(stored), encodeStateAsUpdate(new Doc())]);
  try {
    return textOf(diffUpdate(all, bytesOf(known)));
  } catch {
    return null;
  }
}

/** All of it as one update, without what was deleted. */
export function compacted(stored: StoredEditor): string {
  const doc = new Doc();
  // In one transaction, so that what came in the wrong order is taken up once.
  doc.transact(() => {
    for (const update of updatesIn(stored)) applyUpdate(doc, update);
  });
  const whole = textOf(encodeStateAsUpdate(doc));
  doc.destroy();
  return whole;
}
