import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { SessionStatus, SessionSummary } from '../../../openapi/gen/types.gen.ts';
import { unfinishedSessions } from '../../api/unfinished-sessions.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { factLine } from '../../lib/fact-line.ts';
import { paths } from '../../lib/paths.ts';
import { plainList } from '../../theme/plain-list.ts';
import { linkTarget } from '../../theme/touch-target.ts';
import { levelNames, questionsDone, typeNames } from './interview-words.ts';

export const practicesOf = (sessions: readonly SessionSummary[]) =>
  sessions.filter(({ mode }) => mode === 'practice');

/** Practice interviews that are not at their end: each leads back to where it was left. */
export function PracticeInProgress() {
  const sessions = useQuery(unfinishedSessions());
  return (
    <Panel title="Practice">
      <Loaded query={sessions} errorTitle="Your practice interviews could not be loaded">
        {({ items }) => {
          const practices = practicesOf(items);
          return practices.length > 0 ? (
            <PracticeList sessions={practices} />
          ) : (
            <Typography color="textSecondary">No practice interview is open.</Typography>
          );
        }}
      </Loaded>
    </Panel>
  );
}

/** What was done with a practice when it was last changed. */
const lastChange = (status: SessionStatus) => (status === 'created' ? 'not started, set up' : 'last used');

/** Practice interviews, each a link to where it goes on. */
export function PracticeList({ sessions }: { readonly sessions: readonly SessionSummary[] }) {
  return (
    <Box component="ul" sx={plainList}>
      {sessions.map(({ _id, status, role_family, level, question_type, progress, updated_at }) => (
        <Box component="li" key={_id} sx={{ py: 0.5 }}>
          <TextLink to={paths.candidate.session(_id)} sx={{ ...linkTarget, fontWeight: 600 }}>
            {role_family.name}
          </TextLink>
          <Typography variant="body2" color="textSecondary">
            {factLine(
              `${levelNames[level]} · ${typeNames[question_type]} · ${questionsDone(progress)} · ${lastChange(status)} `,
            )}
            <RelativeTime value={updated_at} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
