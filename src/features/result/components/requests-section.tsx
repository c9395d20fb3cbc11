import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { CandidateRequest, InterviewResult } from '../../../../openapi/gen/types.gen.ts';
import { requestHumanReview } from '../../../api/gen/sdk.gen.ts';
import { refreshResult } from '../../../capabilities/interview/queries.ts';
import { DatedTimes } from '../../../components/dated-times.tsx';
import { DisclosurePanel } from '../../../components/disclosure-panel.tsx';
import { sentPlaceStyle, useSentFocus } from '../../../components/form/use-sent-focus.ts';
import { RequestForm } from './request-form.tsx';
import { RequestNote } from './request-note.tsx';

const reasonMaxLength = 2000;

interface RequestsSectionProps {
  readonly result: InterviewResult;
}

/** Asks that a person looks at the answers; what was asked stays here with its answer. */
export function RequestsSection({ result }: RequestsSectionProps) {
  const { _id, session_id, requests, administrator_looks: looks } = result;
  const queries = useQueryClient();
  const { place, noteSent } = useSentFocus();
  const reviews = requests.filter(({ kind }) => kind === 'human_review');
  const path = { interview_id: _id };
  const send = (text: string) => requestHumanReview({ path, body: { session_id, text } });
  const show = async () => {
    await refreshResult(queries, _id);
    noteSent();
  };
  return (
    <DisclosurePanel
      title="Requests"
      note={countOf(requests)}
      isOpen={reviews.some(({ state }) => state === 'answered')}
    >
      <Stack spacing={3}>
        <Typography>
          Was something evaluated wrongly? Ask a person to read your answers again: their reply appears here.
          To correct an answer, open the transcript.
        </Typography>
        <Stack ref={place} role="status" tabIndex={-1} spacing={2} sx={sentPlaceStyle}>
          {reviews.map((request) => (
            <RequestNote key={request._id} request={request} />
          ))}
        </Stack>
        {looks.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            An administrator of this site opened your answers: <DatedTimes values={looks} />
          </Typography>
        )}
        {!reviews.some(({ state }) => state === 'open') && (
          <RequestForm
            label="Why (optional)"
            maxLength={reasonMaxLength}
            button="Ask for a review"
            errorTitle="Your request was not sent"
            about={`review:${session_id}`}
            send={send}
            onSent={show}
          />
        )}
      </Stack>
    </DisclosurePanel>
  );
}

/** "none", "1 waiting", "1 answered, 2 waiting"; corrections count too. */
function countOf(requests: readonly CandidateRequest[]): string {
  const answered = requests.filter(({ state }) => state === 'answered').length;
  const waiting = requests.length - answered;
  const parts = [answered > 0 && `${answered} answered`, waiting > 0 && `${waiting} waiting`];
  return parts.filter((part) => part !== false).join(', ') || 'none';
}
