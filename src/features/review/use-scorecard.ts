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
export function useScorecard({ session_id: id, mine }: HiringReview) {
  const queries = useQueryClient();
  const path = { hiring_session_id: id };
  const [draft, setDraft] = useState(() => draftOf(mine));
  const [savedAt, setSavedAt] = useState(mine?.submitted_at ? null : (mine?.saved_at ?? null));
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<Draft>(undefined);

  const save = async () => {
    const body = unsaved.current;
    if (!body) return;
    unsaved.current = undefined;
    try {
      const { data } = await saveScorecard({ path, body: bodyOf(body), throwOnError: true });
      setSavedAt(data.saved_at);
      setProblem('');
    } catch (error) {
      if (!canBeTold(error)) throw error;
      unsaved.current ??= body;
      setProblem(`Not saved: ${error.text}`);
    }
  };
  const change = (next: Draft) => {
    setDraft(next);
    unsaved.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), PAUSE);
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
  const submit = async () => {
    if (isPending) return;
    clearTimeout(timer.current);
    unsaved.current = undefined;
    setPending(true);
    setProblem('');
    try {
      const { data } = await submitScorecard({ path, body: bodyOf(draft), throwOnError: true });
      queries.setQueryData(getReviewQueryKey({ path }), data);
      await queries.invalidateQueries();
    } catch (error) {
      if (!canBeTold(error)) throw error;
      setProblem(error.fieldErrors[0]?.message ?? error.text);
    } finally {
      setPending(false);
    }
  };
  return { draft, change, submit, isPending, savedAt, problem };
}
