import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { silent } from '../../../../api/client.ts';
import { giveConsent } from '../../../../api/gen/sdk.gen.ts';
import type { ConsentText, InvitedInterview } from '../../../../api/gen/types.gen.ts';
import { storeInterview } from '../../queries.ts';
import { type Choices, changedDecisions, storedChoices } from './consent-choices.ts';

/** The decisions on what an interview captures; only those that changed are sent. */
export function useConsentForm({ _id, consents }: InvitedInterview) {
  const queries = useQueryClient();
  const [choices, setChoices] = useState<Choices>({});
  const [isIncomplete, setIncomplete] = useState(false);
  const current = { ...storedChoices(consents), ...choices };
  const changed = changedDecisions(consents, current);

  const saving = useMutation({
    mutationFn: async () => {
      const { data } = await giveConsent({
        ...silent,
        path: { interview_id: _id },
        body: { decisions: changed },
      });
      return data;
    },
    onSuccess: (interview) => storeInterview(queries, interview),
  });

  const choose = (item: ConsentText['item'], isGiven: boolean) => {
    setIncomplete(false);
    saving.reset();
    setChoices((earlier) => ({ ...earlier, [item]: isGiven }));
  };
  const save = () => {
    const incomplete = consents.some(({ item }) => current[item] === undefined);
    setIncomplete(incomplete);
    if (!incomplete && changed.length > 0 && !saving.isPending) saving.mutate();
  };
  const isStored = changed.length === 0 && consents.every(({ decision }) => decision !== null);
  return { current, choose, save, saving, isIncomplete, isStored };
}
