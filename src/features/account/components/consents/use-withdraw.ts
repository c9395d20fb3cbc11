import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DecidedConsent } from '../../../../../openapi/gen/types.gen.ts';
import { getInterviewQueryKey, listConsentsQueryKey } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { giveConsent } from '../../../../api/gen/sdk.gen.ts';
import { useStores } from '../../../../stores/context.tsx';

/** Takes back what was agreed to, once it was said what follows from that. */
export function useWithdraw(onWithdrawn: (consent: DecidedConsent) => void) {
  const { confirm } = useStores();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (consent: DecidedConsent) => {
      const { interview_id, item, version, title, interview_title } = consent;
      const isSure = await confirm.ask({
        title: `Withdraw “${title}”`,
        message: `Nothing more of this is captured in “${interview_title}”. What was captured before stays until its time is over. If the interview requires it, a new attempt cannot begin without it.`,
        confirmLabel: 'Withdraw',
        variant: 'warning',
      });
      if (!isSure) return;
      const path = { interview_id };
      await giveConsent({ path, body: { decisions: [{ item, version, is_given: false }] } });
      await Promise.all(
        [listConsentsQueryKey(), getInterviewQueryKey({ path })].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      );
      onWithdrawn(consent);
    },
  });
}
