import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { InterviewResult } from '../../../../openapi/gen/types.gen.ts';
import { requestHumanReview } from '../../../api/gen/sdk.gen.ts';
import { refreshResult } from '../../../capabilities/interview/queries.ts';
import { Panel } from '../../../components/panel.tsx';
import { RequestForm } from './request-form.tsx';
import { RequestNote } from './request-note.tsx';

const reasonMaxLength = 2000;

/** Asks that a person looks at the answers; what was asked stays here with its answer. */
export function HumanReviewSection({
  result: { _id, session_id, requests },
}: {
  readonly result: InterviewResult;
}) {
  const queries = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = requests.filter(({ kind }) => kind === 'human_review');
  const path = { interview_id: _id };
  const send = (text: string) => requestHumanReview({ path, body: { session_id, text } });
  const show = async () => {
    await refreshResult(queries, _id);
    // The form that was sent is gone.
    heading.current?.focus();
  };
  return (
    <Panel title="Review by a person" headingRef={heading}>
      <Stack spacing={3}>
        <Typography>
          A person decides in any case. Ask here if something was judged wrongly or should be looked at again:
          a person then reads your answers themselves, and their reply stands here.
        </Typography>
        <Stack spacing={2} role="status" sx={{ '&:empty': { display: 'none' } }}>
          {asked.map((request) => (
            <RequestNote key={request._id} request={request} />
          ))}
        </Stack>
        {!asked.some(({ state }) => state === 'open') && (
          <RequestForm
            label="Why (optional)"
            maxLength={reasonMaxLength}
            button="Ask for a review by a person"
            errorTitle="Your request was not sent"
            about={`review:${session_id}`}
            send={send}
            onSent={show}
          />
        )}
      </Stack>
    </Panel>
  );
}
