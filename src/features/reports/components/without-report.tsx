import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SessionSummary } from '../../../../openapi/gen/types.gen.ts';
import { rowOrigin, rowTitle } from '../../../capabilities/interview/interview-words.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { linkTarget } from '../../../theme/touch-target.ts';

/** Interviews that have ended and have no report to read: what becomes of them, so that nobody looks for it in vain. */
export function WithoutReport({ sessions }: { readonly sessions: readonly SessionSummary[] }) {
  if (sessions.length === 0) return null;
  return (
    <Box sx={{ mb: 4 }}>
      <Panel title="Waiting for a report">
        <Box component="ul" sx={plainList}>
          {sessions.map((session) => (
            <Row key={session._id} session={session} />
          ))}
        </Box>
      </Panel>
    </Box>
  );
}

function Row({ session }: { readonly session: SessionSummary }) {
  const { _id, interview, updated_at } = session;
  const origin = rowOrigin(session);
  return (
    <Box component="li" sx={{ py: 0.5 }}>
      <TextLink
        to={interview ? paths.candidate.result(interview._id, _id) : paths.candidate.session(_id)}
        sx={{ ...linkTarget, fontWeight: 600 }}
      >
        {rowTitle(session)}
      </TextLink>
      <Typography variant="body2" color="textSecondary">
        {origin && `${origin} · `}
        <DatedTime value={updated_at} /> · {statusText(session)}
      </Typography>
    </Box>
  );
}

function statusText({ evaluation_state, is_postponed, is_report_embargoed, mode }: SessionSummary): string {
  if (is_report_embargoed) return 'Evaluated. Your report opens once this interview has closed for everyone.';
  if (is_postponed) return 'Your answers wait for the AI.';
  if (evaluation_state !== 'needs_human') return 'Your answers are being evaluated.';
  return mode === 'practice'
    ? 'The evaluation did not finish. You can have your answers evaluated again.'
    : 'The evaluation did not finish. Somebody has to look into it.';
}
