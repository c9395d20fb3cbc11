import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { InterviewResult, Report } from '../../../openapi/gen/types.gen.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';
import { resultQuery } from '../interview/queries.ts';

/** From the report of an interview for hiring to where its attempt goes on; nothing for a practice. */
export function WayToResult({ report: { interview, session_id } }: { readonly report: Report }) {
  if (!interview) return null;
  return (
    <div>
      <Typography sx={{ mb: 1 }}>
        No engine says hire or reject: a person decides.{' '}
        <AskedFor interviewId={interview._id} sessionId={session_id} />
      </Typography>
      <LinkButton
        to={paths.candidate.result(interview._id, session_id)}
        variant="contained"
        sx={{ displayPrint: 'none' }}
      >
        Results of this attempt
      </LinkButton>
    </div>
  );
}

interface AskedForProps {
  readonly interviewId: string;
  readonly sessionId: string;
}

/** What the candidate has asked a person for, and what they can ask for; nothing until it is known. */
function AskedFor({ interviewId, sessionId }: AskedForProps) {
  const { data: result } = useQuery(resultQuery(interviewId, sessionId));
  return result && askedText(result.requests);
}

function askedText(requests: InterviewResult['requests']): string {
  const corrections = requests.filter(({ kind }) => kind === 'transcript_correction').length;
  const corrected = corrections > 0 ? ' Your corrections are beside your answers there.' : '';
  return requests.some(({ kind }) => kind === 'human_review')
    ? `You asked for a review by a person.${corrected}`
    : `You can ask for a review with your results.${corrected}`;
}
