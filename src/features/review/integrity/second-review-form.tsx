import Box from '@mui/material/Box';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SecondReview, SecondReviewDecision } from '../../../../openapi/gen/types.gen.ts';
import {
  decideIntegrityFindingMutation,
  getIntegrityReviewQueryKey,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { LongTextField } from '../../../components/form/fields/long-text-field.tsx';
import { useRequiredText } from '../../../components/form/use-required-text.ts';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { problemText } from './problem-text.ts';

const MOST = 2000;

interface SecondReviewFormProps {
  readonly sessionId: string;
  readonly findingId: string;
  readonly review: SecondReview;
}

/** Confirms or rejects what somebody else proposed; confirming waits until the candidate has had their time. */
export function SecondReviewForm({ sessionId, findingId, review }: SecondReviewFormProps) {
  const queries = useQueryClient();
  const { field, take } = useRequiredText(MOST, 'Give a reason.');
  const path = { hiring_session_id: sessionId };
  const { mutate, isPending, error } = useMutation({
    ...decideIntegrityFindingMutation(),
    onSuccess: (changed) => {
      queries.setQueryData(getIntegrityReviewQueryKey({ path }), changed);
      void queries.invalidateQueries({ refetchType: 'none' });
    },
  });
  const isConfirmable = Date.now() >= Date.parse(review.comment_until);
  const decide = (outcome: SecondReviewDecision['outcome']) => {
    const reason = take();
    if (reason !== null) mutate({ path: { ...path, finding_id: findingId }, body: { outcome, reason } });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <LongTextField
        label="Reason"
        help="The candidate reads it."
        minRows={2}
        {...field}
        error={field.error ?? problemText(error)}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        {isConfirmable && (
          <WaitingButton
            variant="outlined"
            color="error"
            busy={isPending}
            onClick={() => decide('confirmed')}
          >
            Confirm
          </WaitingButton>
        )}
        <WaitingButton variant="outlined" busy={isPending} onClick={() => decide('rejected')}>
          Reject
        </WaitingButton>
      </Box>
    </Box>
  );
}
