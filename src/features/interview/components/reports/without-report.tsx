import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { silent } from '../../../../api/client.ts';
import { listSessionsOptions } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import type { SessionStatus, SessionSummary } from '../../../../api/gen/types.gen.ts';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { paths } from '../../../../lib/paths.ts';
import { plainList } from '../../../../theme/plain-list.ts';
import { linkTarget } from '../../../../theme/touch-target.ts';

const ended: SessionStatus[] = ['completed', 'expired', 'evaluating'];

/** Interviews that have ended and have no report: what becomes of them, so that nobody looks for it in vain. */
export function WithoutReport() {
  const { data } = useQuery(listSessionsOptions({ ...silent, query: { status: ended, page_size: 50 } }));
  const sessions = data?.items.filter(({ report_id: reportId }) => !reportId) ?? [];
  if (sessions.length === 0) return null;
  return (
    <Box sx={{ mt: 4 }}>
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
  const { _id, interview, role_family, updated_at } = session;
  return (
    <Box component="li" sx={{ py: 0.5 }}>
      <TextLink
        to={interview ? paths.candidate.result(interview._id, _id) : paths.candidate.session(_id)}
        sx={{ ...linkTarget, fontWeight: 600 }}
      >
        {interview?.title ?? role_family.name}
      </TextLink>
      <Typography variant="body2" color="textSecondary">
        <RelativeTime value={updated_at} /> · {standing(session)}
      </Typography>
    </Box>
  );
}

function standing({ evaluation_state, mode }: SessionSummary): string {
  if (evaluation_state !== 'needs_human') return 'Your answers are being evaluated.';
  return mode === 'practice'
    ? 'The evaluation did not finish. You can have your answers evaluated again.'
    : 'The evaluation did not finish. Somebody has to look into it.';
}
