import { useCallback, useEffect, useState } from 'react';
import type { DraftStorage, RefusedAnswer } from '../../../../capabilities/drafts/draft-storage.ts';

/** The answers of a session the server did not take, also those of an earlier page, until they are dismissed. */
export function useRefusedAnswers(userId: string, sessionId: string, storage: DraftStorage) {
  const [refused, setRefused] = useState<readonly RefusedAnswer[]>([]);

  const add = useCallback((more: readonly RefusedAnswer[]) => {
    setRefused((known) => [...known.filter((one) => !more.some((other) => isSame(one, other))), ...more]);
  }, []);

  const dismiss = (gone: RefusedAnswer) => {
    setRefused((known) => known.filter((one) => !isSame(one, gone)));
    // What a broken device does not forget is shown again after a reload; nothing is lost by that.
    storage.removeRefused(gone).catch(() => {});
  };

  useEffect(() => {
    storage.listRefused(userId, sessionId).then(add, () => {});
  }, [userId, sessionId, storage, add]);

  return { refused, add, dismiss };
}

const isSame = (one: RefusedAnswer, other: RefusedAnswer) => one.idempotencyKey === other.idempotencyKey;
