import Box from '@mui/material/Box';
import type { InvitedInterviewSummary } from '../../../../openapi/gen/types.gen.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { linkTarget } from '../../../theme/touch-target.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';

interface FollowUpLinkProps {
  readonly interview: Pick<InvitedInterviewSummary, '_id' | 'title' | 'state' | 'session_id' | 'has_result'>;
}

/** Where an interview goes on: at its open attempt, else with what becomes of the one submitted. */
export function FollowUpLink({ interview }: FollowUpLinkProps) {
  const { _id, title, state, session_id: sessionId, has_result: hasResult } = interview;
  const isOpen = state === 'in_progress' && sessionId !== null;
  if (!isOpen && !hasResult) return null;
  return (
    <Box>
      <TextLink
        to={isOpen ? paths.candidate.session(sessionId) : paths.candidate.result(_id)}
        sx={linkTarget}
      >
        {isOpen ? 'Go on' : 'View status'}
        <span style={visuallyHidden}>: {title}</span>
      </TextLink>
    </Box>
  );
}
