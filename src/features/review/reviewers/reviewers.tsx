import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HiringReview } from '../../../../openapi/gen/types.gen.ts';
import {
  getReviewQueryKey,
  listWorkspaceMembersOptions,
  setReviewersMutation,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { assignmentWords } from '../../../capabilities/hiring/assignment-words.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';

/** Who is asked to rate; leads and recruiters say who. */
export function Reviewers({ review }: { readonly review: HiringReview }) {
  const { reviewers, can_answer: canAssign, scorecards_needed: needed } = review;
  if (reviewers.length === 0 && !canAssign) return null;
  const done = reviewers.filter(({ status }) => status === 'submitted').length;
  const summary =
    reviewers.length === 0 ? 'Reviewers: anyone' : `Reviewers: ${done} of ${reviewers.length} rated`;
  return (
    <Disclosure summary={summary} sx={{ fontSize: '0.875rem' }}>
      <Typography variant="caption" color="textSecondary">
        {needed === 1 ? '1 scorecard is enough' : `${needed} scorecards are enough`}
      </Typography>
      {canAssign ? <Choice review={review} /> : <Names review={review} />}
    </Disclosure>
  );
}

function Names({ review }: { readonly review: HiringReview }) {
  return review.reviewers.map((one) => (
    <Typography key={one.member._id} variant="body2">
      {one.member.full_name}, <Status {...one} />
    </Typography>
  ));
}

function Status({ status, due_at: due }: HiringReview['reviewers'][number]) {
  return status === 'open' ? (
    <>
      due <RelativeTime value={due} />
    </>
  ) : (
    assignmentWords[status]
  );
}

function Choice({ review }: { readonly review: HiringReview }) {
  const queries = useQueryClient();
  const path = { hiring_session_id: review.session_id };
  const { data } = useQuery(listWorkspaceMembersOptions({ path: { workspace_id: review.workspace._id } }));
  const { mutate, isPending } = useMutation({
    ...setReviewersMutation(),
    onSuccess: (changed) => {
      queries.setQueryData(getReviewQueryKey({ path }), changed);
      void queries.invalidateQueries({ refetchType: 'none' });
    },
  });
  const asked = review.reviewers
    .filter(({ status }) => status !== 'declined')
    .map(({ member }) => member._id);
  const toggle = (id: string) => {
    const member_ids = asked.includes(id) ? asked.filter((one) => one !== id) : [...asked, id];
    if (!isPending) mutate({ path, body: { member_ids } });
  };
  return (data?.items ?? []).map(({ _id, full_name }) => {
    const assignment = review.reviewers.find(({ member }) => member._id === _id);
    return (
      <Box component="label" key={_id} sx={rowStyle}>
        <input
          type="checkbox"
          checked={asked.includes(_id)}
          disabled={assignment?.status === 'submitted'}
          onChange={() => toggle(_id)}
        />
        <span>{full_name}</span>
        {assignment && (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 'auto' }}>
            <Status {...assignment} />
          </Typography>
        )}
      </Box>
    );
  });
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 32,
  '& input': { m: 0, width: 16, height: 16, accentColor: 'var(--mui-palette-primary-main)' },
} as const;
