import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { AgendaItem, LiveInterview } from '../../../../openapi/gen/types.gen.ts';
import { getAgendaOptions, listLiveInterviewsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { OtherZones } from '../../../capabilities/live/zoned-times.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { plainList } from '../../../theme/plain-list.ts';
import { agendaOf, type Entry, endOfAgenda } from '../agenda.ts';
import { LiveLinks } from './live-times.tsx';

/** Seven days of deadlines and live interviews, in the time of the reader. */
export function Agenda() {
  const [now] = useState(() => new Date());
  const due = useQuery(getAgendaOptions({ query: { until: endOfAgenda(now).toISOString() } }));
  const live = useQuery(listLiveInterviewsOptions({ query: { upcoming: true, page_size: 100 } }));
  return (
    <Loaded query={due} errorTitle="The deadlines could not be loaded" rows={7} rowHeight={56}>
      {({ items }) => (
        <Loaded query={live} errorTitle="The live interviews could not be loaded" rows={7} rowHeight={56}>
          {(interviews) => {
            const { overdue, days } = agendaOf(items, interviews.items, now);
            return (
              <>
                <Typography variant="caption" color="textSecondary">
                  Times in {Intl.DateTimeFormat().resolvedOptions().timeZone}
                </Typography>
                {overdue.length > 0 && <Entries title="Overdue" entries={overdue} showsDay />}
                {days.map(({ start, entries }, index) => (
                  <Entries
                    key={start.getTime()}
                    title={index === 0 ? `Today, ${dayWords(start)}` : dayWords(start)}
                    entries={entries}
                  />
                ))}
              </>
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

interface EntriesProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Whether it says on which day each was. */
  readonly showsDay?: boolean;
}

function Entries({ title, entries, showsDay = false }: EntriesProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={dayStyle}>
      <Typography id={id} component="h2" variant="body2" sx={{ fontWeight: 650 }}>
        {title}
      </Typography>
      {entries.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          –
        </Typography>
      ) : (
        <Box component="ul" sx={plainList}>
          {entries.map((entry) => (
            <Box component="li" key={keyOf(entry)} sx={entryStyle}>
              <time dateTime={entry.at}>{timeWords(entry.at, showsDay)}</time>
              {'due' in entry ? <Due due={entry.due} /> : <Live live={entry.live} />}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const keyOf = (entry: Entry) =>
  'live' in entry ? entry.live._id : `${entry.due.kind} ${entry.due.interview._id} ${entry.at}`;

/** A deadline: until when candidates can begin, or by when one rates. */
function Due({ due: { kind, interview, workspace, count, session_id } }: { readonly due: AgendaItem }) {
  const isOwn = kind === 'rate';
  const to = isOwn
    ? session_id
      ? paths.recruiter.review(session_id)
      : `${paths.recruiter.interviews}?view=to_rate`
    : paths.recruiter.interview(workspace._id, interview._id);
  const people = count === 1 ? '1 candidate' : `${count} candidates`;
  return (
    <Line kind={isOwn ? 'Rate by' : 'Deadline'} about={workspace.title}>
      <TextLink to={to} underline="hover" sx={{ fontWeight: 600 }}>
        {interview.title}
      </TextLink>{' '}
      {isOwn ? people : `${people} not begun`}
    </Line>
  );
}

function Live({ live }: { readonly live: LiveInterview }) {
  const [candidate, ...holders] = live.people;
  const about = [live.interview.title, ...holders.map(({ full_name }) => full_name)].join(', ');
  return (
    <Line kind="Live" about={about}>
      <b>{candidate?.full_name}</b> <LiveLinks live={live} />
      {live.starts_at && <OtherZones time={live.starts_at} people={live.people} />}
    </Line>
  );
}

interface LineProps {
  readonly kind: string;
  readonly about: string;
  readonly children: ReactNode;
}

function Line({ kind, about, children }: LineProps) {
  return (
    <>
      <span>{kind}</span>
      <span>{children}</span>
      <Typography component="span" variant="body2" color="textSecondary">
        {about}
      </Typography>
    </>
  );
}

const dayWords = (day: Date) =>
  new Intl.DateTimeFormat(undefined, { weekday: 'long', month: 'short', day: 'numeric' }).format(day);

const timeWords = (iso: string, showsDay: boolean) =>
  new Intl.DateTimeFormat(undefined, {
    ...(showsDay && { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso));

const dayStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
  columnGap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

const entryStyle = {
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  display: 'grid',
  gridTemplateColumns: { xs: '104px minmax(0, 1fr)', md: '104px 72px minmax(0, 1fr) minmax(0, 240px)' },
  columnGap: 2,
  minHeight: 24,
  '& > span:nth-of-type(n + 2)': { gridColumn: { xs: 2, md: 'auto' } },
  mb: { xs: 1, md: 0 },
} as const;
