import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { declineInvitation, withdrawApplication } from '../../../api/gen/sdk.gen.ts';
import { storeInterview } from '../../../capabilities/interview/queries.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { LongTextField, lengthProblem } from '../../../components/form/fields/long-text-field.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { useStores } from '../../../stores/context.tsx';

const NOTE_LENGTH = 1000;

/** How somebody says that they do not want to go on; folded, as few do. */
export function LeaveSection({ interview }: { readonly interview: InvitedInterview }) {
  const { leaving, company, state } = interview;
  const { confirm } = useStores();
  const [note, setNote] = useState('');
  const queries = useQueryClient();
  const leave = useMutation({
    mutationFn: async (send: typeof declineInvitation | typeof withdrawApplication) => {
      const path = { interview_id: interview._id };
      return (await send({ path, body: { note }, throwOnError: true })).data;
    },
    onSuccess: async (left) => {
      await storeInterview(queries, left);
      // What had the focus is gone; what became of it stands at the top.
      document.querySelector<HTMLElement>('h1')?.focus();
    },
  });
  if (!leaving.can_decline && !leaving.can_withdraw) return null;
  const problem = lengthProblem(note, NOTE_LENGTH);
  const withdraw = async () => {
    const isSure = await confirm.ask({
      title: 'Withdraw your application?',
      message: [
        `${company} stops considering you. Only they can invite you again.`,
        state === 'in_progress' && 'Your unfinished attempt is deleted.',
      ]
        .filter(Boolean)
        .join(' '),
      confirmLabel: 'Withdraw',
      variant: 'error',
    });
    if (isSure) leave.mutate(withdrawApplication);
  };
  const isStopped = problem !== null || leave.isPending;
  return (
    <Disclosure summary={leaving.can_decline ? 'Don’t want to take it?' : 'Don’t want to go on?'}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <LongTextField
          label="Message (optional)"
          help={`${company} reads it.`}
          minRows={2}
          value={note}
          maxLength={NOTE_LENGTH}
          error={problem}
          onChange={setNote}
        />
        {leave.isError && <ErrorPanel title="Nothing was changed" error={leave.error} />}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {leaving.can_decline && (
            <WaitingButton
              variant="outlined"
              size="large"
              busy={leave.isPending}
              disabled={isStopped}
              onClick={() => leave.mutate(declineInvitation)}
            >
              Decline invitation
            </WaitingButton>
          )}
          {leaving.can_withdraw && (
            <Button
              variant="outlined"
              color="error"
              size="large"
              disabled={isStopped}
              onClick={() => void withdraw()}
            >
              Withdraw application
            </Button>
          )}
        </Stack>
      </Stack>
    </Disclosure>
  );
}
