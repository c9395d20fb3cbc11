import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConsentText, InvitedInterview } from '../../../openapi/gen/types.gen.ts';
import { giveConsent } from '../../api/gen/sdk.gen.ts';
import type { FormError } from '../../components/form/error-summary.tsx';
import { storeInterview } from '../interview/queries.ts';
import { type Choices, changedDecisions, decisionId, storedChoices } from './consent-choices.ts';

/** An item that was not decided on when the decisions were to be saved. */
interface Missed extends FormError {
  readonly item: ConsentText['item'];
}

/** The decisions on what an interview captures; only those that changed are sent. */
export function useConsentForm({ _id, consents }: InvitedInterview) {
  const queries = useQueryClient();
  const [choices, setChoices] = useState<Choices>({});
  const [missed, setMissed] = useState<readonly Missed[]>([]);
  const current = { ...storedChoices(consents), ...choices };
  const changed = changedDecisions(consents, current);

  const saving = useMutation({
    mutationFn: async () => {
      const { data } = await giveConsent({
        path: { interview_id: _id },
        body: { decisions: changed },
      });
      return data;
    },
    onSuccess: (interview) => storeInterview(queries, interview),
  });

  const choose = (item: ConsentText['item'], isGiven: boolean) => {
    saving.reset();
    setChoices((earlier) => ({ ...earlier, [item]: isGiven }));
  };
  const save = () => {
    const open = consents.filter(({ item }) => current[item] === undefined);
    setMissed(open.map(({ item, title }) => ({ item, message: title, fieldId: decisionId(item) })));
    if (open.length === 0 && changed.length > 0 && !saving.isPending) saving.mutate();
  };
  const isStored = changed.length === 0 && consents.every(({ decision }) => decision !== null);
  const undecided = missed.filter(({ item }) => current[item] === undefined);
  return { current, choose, save, saving, undecided, isStored };
}
