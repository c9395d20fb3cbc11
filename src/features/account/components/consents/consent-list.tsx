import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DecidedConsent } from '../../../../../openapi/gen/types.gen.ts';
import { getInterviewQueryKey, listConsentsQueryKey } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { giveConsent } from '../../../../api/gen/sdk.gen.ts';
import { DatedTime } from '../../../../components/dated-time.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { WaitingButton } from '../../../../components/waiting-button.tsx';
import { paths } from '../../../../lib/paths.ts';
import { useStores } from '../../../../stores/context.tsx';
import { ActionFailure } from '../action-failure.tsx';
import { useDone } from '../done.tsx';
import { ItemList, ItemRow } from '../item-list.tsx';

interface ConsentListProps {
  readonly consents: readonly DecidedConsent[];
  /** The button that had the focus is gone. */
  readonly onWithdrawn: () => void;
}

/** The decisions that count, the latest first. */
export function ConsentList({ consents, onWithdrawn }: ConsentListProps) {
  const done = useDone();
  const { mutate, isPending, error } = useWithdraw(({ item, title }) => {
    done.say(
      'Withdrawn',
      `${title}: ${item === 'ai_evaluation' ? 'people alone read your answers' : 'no longer captured'}.`,
    );
    onWithdrawn();
  });
  if (consents.length === 0)
    return <Typography color="textSecondary">No interview has asked for your consent yet.</Typography>;
  return (
    <Stack spacing={2}>
      <ActionFailure error={error} />
      {done.note}
      <ItemList label="Consents">
        {consents.map((consent) => (
          <ItemRow
            key={`${consent.interview_id} ${consent.item}`}
            title={`${consent.title}: ${consent.is_given ? 'agreed' : 'declined'}`}
            detail={<Detail consent={consent} />}
            action={
              consent.can_withdraw && (
                <WaitingButton
                  variant="outlined"
                  aria-label={`Withdraw ${consent.title}, ${consent.interview_title}`}
                  busy={isPending}
                  onClick={() => mutate(consent)}
                >
                  Withdraw
                </WaitingButton>
              )
            }
          />
        ))}
      </ItemList>
    </Stack>
  );
}

function Detail({ consent }: { readonly consent: DecidedConsent }) {
  const { interview_id, interview_title, company, decided_at } = consent;
  return (
    <>
      <TextLink to={paths.candidate.interview(interview_id)}>{interview_title}</TextLink>, {company},{' '}
      <DatedTime value={decided_at} />
    </>
  );
}

/** Takes back what was agreed to, once it was said what follows from that. */
function useWithdraw(onWithdrawn: (consent: DecidedConsent) => void) {
  const { confirm } = useStores();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (consent: DecidedConsent) => {
      const { interview_id, item, version, title, interview_title } = consent;
      const isSure = await confirm.ask({
        title: `Withdraw “${title}”`,
        message:
          item === 'ai_evaluation'
            ? `What was found in your answers is deleted, and people alone read them: “${interview_title}”.`
            : `“${interview_title}” stops capturing this. What was captured so far is kept until it expires. If the interview requires it, you can’t start a new attempt without it.`,
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
