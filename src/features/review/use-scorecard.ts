import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { HiringReview } from '../../../openapi/gen/types.gen.ts';
import { getReviewQueryKey } from '../../api/gen/@tanstack/react-query.gen.ts';
import { saveScorecard, submitScorecard } from '../../api/gen/sdk.gen.ts';
import { canBeTold } from '../../components/form/use-form.ts';
import { bodyOf, type Draft, draftOf } from './draft.ts';

/** How long somebody may go on before what they did is saved, in ms. */
const PAUSE = 800;

/** One's own scorecard of an attempt: it saves itself, and is submitted once it is whole. */
export function useScorecard({ session_id: id, mine, names: { are_hidden: withoutNames } }: HiringReview) {
  const queries = useQueryClient();
  const path = { hiring_session_id: id };
  const key = getReviewQueryKey({ path });
  const sentOf = (said: Draft) => ({ ...bodyOf(said), without_names: withoutNames });
  const [draft, setDraft] = useState(() => draftOf(mine));
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<Draft>(undefined);

  /** One request after the other: what is sent later is said later. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = <T>(send: () => Promise<T>): Promise<T> => {
    const sent = queue.current.then(send, send);
    queue.current = sent;
    return sent;
  };
  const save = () =>
    inTurn(async () => {
      const body = unsaved.current;
      if (!body) return;
      unsaved.current = undefined;
      try {
        const { data } = await saveScorecard({ path, body: sentOf(body), throwOnError: true });
        queries.setQueryData<HiringReview>(key, (review) =>
          review?.names.are_hidden === withoutNames ? { ...review, mine: data } : review,
        );
        setProblem('');
      } catch (error) {
        if (!canBeTold(error)) throw error;
        unsaved.current ??= body;
        setProblem(`Not saved: ${error.text}`);
      }
    });
  const saveSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE);
  };
  const change = (next: Draft) => {
    setDraft(next);
    unsaved.current = next;
    saveSoon();
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void latest.current();
    },
    [],
  );
  /** Gives whether it was taken. */
  const submit = async (): Promise<boolean> => {
    if (isPending) return false;
    clearTimeout(timer.current);
    setPending(true);
    setProblem('');
    try {
      const body = sentOf(draft);
      const { data } = await inTurn(() => submitScorecard({ path, body, throwOnError: true }));
      clearTimeout(timer.current);
      unsaved.current = undefined;
      queries.setQueryData(key, data);
      await queries.invalidateQueries();
      return true;
    } catch (error) {
      if (!canBeTold(error)) throw error;
      setProblem(error.fieldErrors[0]?.message ?? error.text);
      saveSoon();
      return false;
    } finally {
      setPending(false);
    }
  };
  const savedAt = mine && mine.submitted_at === null ? mine.saved_at : null;
  return { draft, change, save, submit, isPending, savedAt, problem };
}
