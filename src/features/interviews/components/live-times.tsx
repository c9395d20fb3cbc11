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

/** The next live interviews; nothing where there is none. */
export function Agenda() {
  const { data } = useQuery(listLiveInterviewsOptions({ query: { upcoming: true, page_size: 5 } }));
  return data && data.total > 0 ? <LiveList title="Live interviews" items={data.items} /> : null;
}

/** Where the times of an interview's candidates stand; nothing where none was proposed. */
export function LiveTimes({ interviewId }: { readonly interviewId: string }) {
  const query = { hiring_interview_id: interviewId, page_size: 100 };
  const { data } = useQuery(listLiveInterviewsOptions({ query }));
  return data && data.total > 0 ? <LiveList title="Times" items={data.items} /> : null;
}

interface LiveListProps {
  readonly title: string;
  readonly items: readonly LiveInterview[];
}

function LiveList({ title, items }: LiveListProps) {
  return (
    <Panel title={title}>
      <Box component="ul" aria-label={title} sx={plainList}>
        {items.map((live) => (
          <Box component="li" key={live._id} sx={rowStyle}>
            <LiveRow live={live} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

function LiveRow({ live }: { readonly live: LiveInterview }) {
  const { people, interview, status, starts_at, times, note, access, session_id } = live;
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
            <ZonedTimes time={starts_at} people={people} />{' '}
            {session_id && <TextLink to={paths.recruiter.review(session_id)}>Rate</TextLink>}
            {access === 'open' && <TextLink to={paths.candidate.liveRoom(live._id)}>Enter the room</TextLink>}
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
