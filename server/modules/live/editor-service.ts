import type { Deps } from '../../platform/deps.ts';
import {
  holdEditor,
  insertUpdate,
  loadEditor,
  replaceUpdates,
  saveState,
  sizeOfUpdates,
} from './editor-repository.ts';
import { compacted, isReadable, missingTo } from './editor-rules.ts';

/** So much a shared editor holds, in letters of base64: about 750 kB. */
const MOST_LETTERS = 1_000_000;

/** So many updates are read one by one; with more they become one. */
const MOST_WAITING = 200;

/** So much is kept of how it came about. */
const MOST_KEPT = { count: 40_000, letters: 8_000_000 };

type EditorDeps = Pick<Deps, 'db' | 'now'>;

/** Why an update was not stored. */
type NotStored = 'full' | 'unreadable' | 'over';

/** Stores what somebody wrote; once this gives null, nothing can lose it. */
export async function storeEdit(
  { db, now }: EditorDeps,
  liveId: string,
  update: string,
): Promise<NotStored | null> {
  if (!isReadable(update)) return 'unreadable';
  return db.transaction(async (tx) => {
    const { isOpen, letters, waiting } = await holdEditor(tx, liveId);
    if (!isOpen) return 'over';
    const isMuch = letters + update.length > MOST_LETTERS;
    if (waiting >= MOST_WAITING || (isMuch && waiting > 0)) {
      const stored = await loadEditor(tx, liveId);
      const whole = { state: compacted(stored), position: stored.position };
      const position = (await isTooLong()) ? await replaceUpdates(tx, liveId, whole) : whole.position;
      await saveState(tx, liveId, { ...whole, position });
      if (whole.state.length + update.length > MOST_LETTERS) return 'full';
    } else if (isMuch) return 'full';
    await insertUpdate(tx, liveId, update, now());
    return null;

    async function isTooLong() {
      const kept = await sizeOfUpdates(tx, liveId);
      return kept.count > MOST_KEPT.count || kept.letters > MOST_KEPT.letters;
    }
  });
}

/** What is missing to a page that knows this much; null for what cannot be read. */
export async function syncEditor({ db }: Pick<Deps, 'db'>, liveId: string, known: string) {
  return missingTo(known, await loadEditor(db, liveId));
}
