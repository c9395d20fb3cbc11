import { useEffect, useState } from 'react';
import type { DraftStorage } from './draft-storage.ts';
import { openIndexedDbDraftStorage } from './indexed-db-draft-storage.ts';
import { createMemoryDraftStorage } from './memory-draft-storage.ts';

let opened: Promise<DraftStorage> | null = null;

/** This device's drafts, opened once; in memory where the browser keeps nothing. */
export function deviceStorage(): Promise<DraftStorage> {
  opened ??= openIndexedDbDraftStorage().catch(() => createMemoryDraftStorage());
  return opened;
}

/** This device's drafts; null until the browser's database is open. */
export function useDeviceStorage(): DraftStorage | null {
  const [storage, setStorage] = useState<DraftStorage | null>(null);
  useEffect(() => {
    void deviceStorage().then(setStorage);
  }, []);
  return storage;
}
