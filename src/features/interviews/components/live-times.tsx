import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { LiveInterview } from '../../../../openapi/gen/types.gen.ts';
import { listLiveInterviewsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { ZonedTimes } from '../../../capabilities/live/zoned-times.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { liveStatusWords } from '../words.ts';

/** Where the times of an interview's candidates stand; nothing where none was proposed. */
export function LiveTimes({ interviewId }: { readonly interviewId: string }) {
  const query = { hiring_interview_id: interviewId, page_size: 100 };
  const { data } = useQuery(listLiveInterviewsOptions({ query }));
  if (!data || data.total === 0) return null;
  return (
    <Panel title="Times">
      <Box component="ul" aria-label="Times" sx={plainList}>
        {data.items.map((live) => (
          <Box component="li" key={live._id} sx={rowStyle}>
            <LiveRow live={live} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function LiveRow({ live }: { readonly live: LiveInterview }) {
  const { people, interview, status, starts_at, times, note } = live;
  const [candidate, ...holders] = people;
  return (
    <>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {candidate?.full_name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {interview.title} · {holders.map(({ full_name }) => full_name).join(', ')}
        </Typography>
      </Box>
      <Typography component="div" variant="body2">
        {starts_at ? (
          <>
            <ZonedTimes time={starts_at} people={people} /> <LiveLinks live={live} />
          </>
        ) : (
          <>
            {liveStatusWords[status]}
            {status === 'proposed' && ` ${times.length}`}
            {note && `: “${note}”`}
          </>
        )}
      </Typography>
    </>
  );
}

/** Into the room while it is open, and to the rating afterwards. */
export function LiveLinks({ live: { _id, access, session_id } }: { readonly live: LiveInterview }) {
  return (
    <>
      {session_id && <TextLink to={paths.recruiter.review(session_id)}>Rate</TextLink>}
      {access === 'open' && <TextLink to={paths.candidate.liveRoom(_id)}>Enter the room</TextLink>}
    </>
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  overflowWrap: 'anywhere',
} as const;
