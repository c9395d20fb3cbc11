import type { DraftStorage } from '../../../capabilities/drafts/draft-storage.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import type { KeptEdit } from './resume-saver.ts';

/** In place of an interview among the drafts of this device. */
const SESSION = 'resume-builder';
const KEEP_AFTER_MS = 300;

export interface EditKeeper {
  readonly keep: (edit: KeptEdit | null) => void;
  readonly read: () => Promise<KeptEdit | null>;
}

/** Keeps on this device what was written in a resume and is not saved yet. */
export function editKeeper(storage: DraftStorage, userId: string, resumeId: string): EditKeeper {
  const key = { userId, sessionId: SESSION, turnId: resumeId };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let newest: KeptEdit | null = null;
  const write = (edit: KeptEdit) =>
    storage.writeDraft({
      ...key,
      text: JSON.stringify(edit),
      revision: edit.saved.version,
      savedAt: new Date(serverNow()).toISOString(),
      unanswered: [],
    });
  // A full or broken disk: the page says that it is not saved as long as the server does not have it either.
  const act = () => {
    timer = undefined;
    void (newest ? write(newest) : storage.removeDraft(key)).catch(() => {});
  };
  return {
    keep: (edit) => {
      newest = edit;
      // Who types without a pause is kept as well: a later edit does not put off the one before.
      if (edit) timer ??= setTimeout(act, KEEP_AFTER_MS);
      else {
        clearTimeout(timer);
        act();
      }
    },
    read: async () => {
      const kept = await storage.readDraft(key).catch(() => null);
      return kept && (JSON.parse(kept.text) as KeptEdit);
    },
  };
}
