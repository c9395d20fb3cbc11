import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { InterviewResult, Report } from '../../../openapi/gen/types.gen.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { paths } from '../../lib/paths.ts';
import { resultQuery } from '../interview/queries.ts';

/** From the report of an interview for hiring to where its attempt goes on; nothing for a practice. */
export function WayToResult({ report: { interview, session_id } }: { readonly report: Report }) {
  if (!interview) return null;
  return (
    <Panel title="How it goes on">
      <Typography sx={{ mb: 2 }}>
        No engine says hire or reject: a person decides. The results of this attempt say how far that is.{' '}
        <AskedFor interviewId={interview._id} sessionId={session_id} />
      </Typography>
      <LinkButton
        to={paths.candidate.result(interview._id, session_id)}
        variant="outlined"
        size="large"
        sx={{ displayPrint: 'none' }}
      >
        Results of this attempt
      </LinkButton>
    </Panel>
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
  const corrected = corrections > 0 ? ' The corrections you asked for stand beside your answers there.' : '';
  return requests.some(({ kind }) => kind === 'human_review')
    ? `You asked for a review by a person; they say what came of it.${corrected}`
    : `There you can also ask for a review by a person.${corrected}`;
}
