import { useEffect, useState } from 'react';
import { deviceStorage } from '../../../../capabilities/drafts/device-storage.ts';
import type { DraftStorage } from '../../../../capabilities/drafts/draft-storage.ts';

/** This device's drafts; null until the browser's database is open. */
export function useDeviceStorage(): DraftStorage | null {
  const [storage, setStorage] = useState<DraftStorage | null>(null);
  useEffect(() => {
    void deviceStorage().then(setStorage);
  }, []);
  return storage;
}
