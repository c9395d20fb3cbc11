import { useEffect, useState } from 'react';
import type { SessionFeedback } from '../../../../openapi/gen/types.gen.ts';
import { evaluateTrialAnswer, getTrialQuestion } from '../../../api/gen/sdk.gen.ts';
import { randomId } from '../../../lib/random-id.ts';
import { keepTrial, keptTrial, type Trial } from '../../../stores/kept-trial.ts';

/** What is under way or has failed, and how to try again. */
export type TrialFailure = { readonly error: unknown; readonly retry: () => void };

/** A question of a role, its answer, and what was found in that; all of it lives in this tab. */
export function useTrial(roleFamily: string) {
  const [trial, setTrial] = useState<Trial | null>(() => {
    const kept = keptTrial();
    return kept?.roleFamily === roleFamily ? kept : null;
  });
  const [feedback, setFeedback] = useState<SessionFeedback | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<TrialFailure | null>(null);

  async function attempt(call: () => Promise<void>): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      await call();
    } catch (error) {
      setFailure({ error, retry: () => void attempt(call) });
    } finally {
      setPending(false);
    }
  }

  const ask = () =>
    attempt(async () => {
      const { data } = await getTrialQuestion({ query: { role_family: roleFamily } });
      setTrial({ id: randomId(), roleFamily, questionId: data._id, prompt: data.prompt, text: '' });
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once, on arrival
  useEffect(() => {
    if (!trial) void ask();
  }, []);

  return {
    trial,
    feedback,
    isPending,
    failure,
    /** Takes what is typed. */
    write(text: string): void {
      if (!trial) return;
      const written = { ...trial, text };
      setTrial(written);
      keepTrial(written);
    },
    evaluate(): void {
      if (!trial || isPending) return;
      const { questionId: question_id, text } = trial;
      void attempt(async () => {
        const body = { role_family: roleFamily, question_id, text };
        setFeedback((await evaluateTrialAnswer({ body })).data);
      });
    },
    /** Opens the answer again. It is another one from then on. */
    edit(): void {
      setFeedback(null);
      if (trial) setTrial({ ...trial, id: randomId() });
    },
  };
}
