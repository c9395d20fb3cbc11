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
  const write = (edit: KeptEdit) =>
    storage.writeDraft({
      ...key,
      text: JSON.stringify(edit),
      revision: edit.saved.version,
      savedAt: new Date(serverNow()).toISOString(),
      unanswered: [],
    });
  return {
    keep: (edit) => {
      clearTimeout(timer);
      const act = () => (edit ? write(edit) : storage.removeDraft(key));
      // A full or broken disk: the page says that it is not saved as long as the server does not have it either.
      timer = setTimeout(() => void act().catch(() => {}), edit ? KEEP_AFTER_MS : 0);
    },
    read: async () => {
      const kept = await storage.readDraft(key).catch(() => null);
      return kept && (JSON.parse(kept.text) as KeptEdit);
    },
  };
}
