import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ConsentDecisions, ConsentText, InvitedInterview } from '../../../openapi/gen/types.gen.ts';
import { getInterviewQueryKey } from '../../api/gen/@tanstack/react-query.gen.ts';
import { giveConsent } from '../../api/gen/sdk.gen.ts';
import type { FormError } from '../../components/form/error-summary.tsx';
import { storeInterview } from '../interview/queries.ts';
import { type Chosen, changedDecisions, currentChoices, decisionId, lastDecided } from './consent-choices.ts';

/** An item that was not decided on when somebody wanted to go on. */
interface Missed extends FormError {
  readonly item: ConsentText['item'];
}

/** The decisions on what an interview captures; each is stored as soon as it is made. */
export function useConsentForm({ _id, consents }: InvitedInterview) {
  const queries = useQueryClient();
  const path = { interview_id: _id };
  const [chosen, setChosen] = useState<Chosen>([]);
  const [missed, setMissed] = useState<readonly Missed[]>([]);
  const [isSettling, setSettling] = useState(false);
  const lastSave = useRef(Promise.resolve(true));
  const current = currentChoices(consents, chosen);
  const unsaved = changedDecisions(consents, current);

  const { mutateAsync, isPending, isError, error } = useMutation({
    // One after the other: the last word has to be the last that is stored.
    scope: { id: `consents-${_id}` },
    mutationFn: async (decisions: ConsentDecisions['decisions']) =>
      (await giveConsent({ path, body: { decisions } })).data,
    onSuccess: (interview) => storeInterview(queries, interview),
    // The text may have changed since it was read.
    onError: () => queries.invalidateQueries({ queryKey: getInterviewQueryKey({ path }) }),
  });

  const save = (decisions: ConsentDecisions['decisions']) => {
    lastSave.current = mutateAsync(decisions).then(
      () => true,
      () => false,
    );
    return lastSave.current;
  };
  const choose = ({ item, version }: ConsentText, isGiven: boolean) => {
    const decision = { item, version, is_given: isGiven };
    setChosen((earlier) => [...earlier, decision]);
    void save([decision]);
  };
  /** Whether everything is decided on and stored; says what is missing. */
  const settle = async (): Promise<boolean> => {
    const open = consents.filter(({ item }) => current[item] === undefined);
    setMissed(open.map(({ item, title }) => ({ item, message: title, fieldId: decisionId(item) })));
    if (open.length > 0) return false;
    setSettling(true);
    const isStored = await (unsaved.length > 0 && !isPending ? save(unsaved) : lastSave.current);
    setSettling(false);
    return isStored;
  };
  return {
    current,
    choose,
    settle,
    isSettling,
    failure: isError && unsaved.length > 0 ? { error, retry: () => void save(unsaved) } : null,
    undecided: missed.filter(({ item }) => current[item] === undefined),
    /** When the last decision was stored; null while one is not. */
    savedAt: unsaved.length > 0 ? null : lastDecided(consents),
  };
}

export type ConsentForm = ReturnType<typeof useConsentForm>;
