import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import type { Draft, Turn } from '../../../../openapi/gen/types.gen.ts';
import { silent } from '../../../api/client.ts';
import { getSessionQueryKey } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { saveDraft } from '../../../api/gen/sdk.gen.ts';
import { excessOfCode } from '../../../capabilities/code/code-draft.ts';
import { type DraftKeeper, openDraftKeeper } from '../../../capabilities/drafts/draft-keeper.ts';
import { excessOfWords } from '../../../capabilities/drafts/draft-state.ts';
import type { DraftStorage, TurnKey } from '../../../capabilities/drafts/draft-storage.ts';
import { sendFailureOf } from '../../../capabilities/drafts/send-failure.ts';
import { fromThisClient } from '../../../capabilities/interview/client-id.ts';
import { useSaveBeforeHandOver } from '../../../capabilities/interview/use-tab-claim.ts';
import { useStores } from '../../../stores/context.tsx';

/** The keeper of the open turn's text; null until it is read. `initial`: what it begins with where nothing was typed. */
export function useDraftKeeper(
  key: TurnKey,
  turn: Turn,
  storage: DraftStorage,
  initial: string | null = null,
): DraftKeeper | null {
  const queries = useQueryClient();
  const { auth } = useStores();
  const [keeper, setKeeper] = useState<DraftKeeper | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another turn opens another draft; what the server holds later is what this page sent.
  useEffect(() => {
    const path = { session_id: key.sessionId, turn_id: key.turnId };
    const send = async (body: { text: string; revision: number }) => {
      try {
        const { data } = await saveDraft({ ...silent, ...fromThisClient(), path, body });
        if (data.text !== body.text) putRemoteDraft(queries, key, data);
        return data;
      } catch (error) {
        // The turn was closed elsewhere, the session goes on there, or the time is up: the session knows.
        if (sendFailureOf(error) === 'refused') {
          void queries.invalidateQueries({
            queryKey: getSessionQueryKey({ path: { session_id: key.sessionId } }),
          });
        }
        throw error;
      }
    };
    let current = true;
    const opening = openDraftKeeper(
      key,
      { storage, send },
      turn.draft,
      turn.code ? excessOfCode : excessOfWords,
    );
    void opening.then((opened) => {
      if (!current) return;
      if (initial !== null && opened.text === '' && turn.draft === null) opened.change(initial);
      setKeeper(opened);
    });
    return () => {
      current = false;
      setKeeper(null);
      void opening.then((opened) => opened.stop());
    };
  }, [key.userId, key.turnId, storage]);

  useEffect(() => {
    // A login, here or in another tab, opens the way to the server again.
    if (keeper) return reaction(() => auth.accessToken, keeper.retry);
  }, [keeper, auth]);
  useLeavingSafely(keeper);
  useSaveBeforeHandOver(keeper?.handOver);
  return keeper;
}

/** Below the session's own key, like all that belongs to it. */
const draftKey = ({ sessionId, turnId }: TurnKey) =>
  [...getSessionQueryKey({ path: { session_id: sessionId } }), 'draft', turnId] as const;

const putRemoteDraft = (queries: QueryClient, key: TurnKey, draft: Draft) =>
  queries.setQueryData<Draft>(draftKey(key), draft);

/** The draft of a turn as the server had it last, where that may be another text than the one here. */
export function useRemoteDraft(key: TurnKey, { draft }: Pick<Turn, 'draft'>): Draft | null {
  const { data } = useQuery<Draft>({ queryKey: draftKey(key), enabled: false });
  return data && data.revision >= (draft?.revision ?? 0) ? data : draft;
}

/** Brings typed text to safety whenever the page may be about to go, and asks where it cannot. */
function useLeavingSafely(keeper: DraftKeeper | null): void {
  useEffect(() => {
    if (!keeper) return;
    const keep = () => void keeper.keep();
    const ask = (event: BeforeUnloadEvent) => {
      keep();
      if (keeper.atRisk) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    window.addEventListener('online', keeper.retry);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      window.removeEventListener('online', keeper.retry);
    };
  }, [keeper]);
}
