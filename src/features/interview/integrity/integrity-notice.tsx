import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { Session } from '../../../api/gen/types.gen.ts';
import { summaryStyle } from '../components/summary-style.ts';
import { integrityLogQuery } from './integrity-query.ts';
import { NotedSignals } from './noted-signals.tsx';
import { useIntegrityWatch } from './use-integrity-watch.ts';

interface IntegrityNoticeProps {
  readonly session: Session;
  readonly userId: string;
}

/** Notes what the candidate agreed to for as long as it is shown, and says so; nothing in a practice. */
export function IntegrityNotice({ session, userId }: IntegrityNoticeProps) {
  const { data: log } = useQuery({
    ...integrityLogQuery(session._id),
    enabled: session.mode === 'ai',
  });
  return log?.is_noting ? <Watch session={session} userId={userId} signals={log.signals} /> : null;
}

type WatchProps = IntegrityNoticeProps & Parameters<typeof NotedSignals>[0];

function Watch({ session, userId, signals }: WatchProps) {
  useIntegrityWatch(session, userId, signals);
  return (
    <Box component="details" sx={{ color: 'text.secondary' }}>
      <Box component="summary" sx={summaryStyle}>
        What you agreed to is being noted
      </Box>
      <NotedSignals signals={signals} />
      <Typography variant="body2" sx={{ mt: 1 }}>
        It changes no score and ends nothing. After the attempt you see every note and can say something to
        it.
      </Typography>
    </Box>
  );
}
