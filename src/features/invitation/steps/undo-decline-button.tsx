import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvitedInterview } from '../../../../openapi/gen/types.gen.ts';
import { undoDecline } from '../../../api/gen/sdk.gen.ts';
import { storeInterview } from '../../../capabilities/interview/queries.ts';
import { WaitingButton } from '../../../components/waiting-button.tsx';

/** Takes an invitation after all. */
export function UndoDeclineButton({ interview }: { readonly interview: InvitedInterview }) {
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: async () =>
      (await undoDecline({ path: { interview_id: interview._id }, throwOnError: true })).data,
    onSuccess: (taken) => storeInterview(queries, taken),
  });
  return (
    <WaitingButton variant="contained" size="large" busy={undo.isPending} onClick={() => undo.mutate()}>
      Undo
    </WaitingButton>
  );
}
