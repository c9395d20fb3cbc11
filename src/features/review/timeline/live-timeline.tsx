import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import type {
  CitedMoment,
  LiveTimeline as Happened,
  HiringReview,
  LiveEvent,
} from '../../../../openapi/gen/types.gen.ts';
import { getLiveTimelineInfiniteOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { getReviewRecordingAudio } from '../../../api/gen/sdk.gen.ts';
import { LiveRecordings } from '../../../capabilities/live/live-recordings.tsx';
import { sinceWords } from '../../../capabilities/live/since-words.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import { momentId } from '../transcript/moment-id.ts';
import { eventWords } from './event-words.ts';

interface LiveTimelineProps {
  readonly review: HiringReview;
  readonly isCited: (moment: CitedMoment) => boolean;
  /** Cites a mark, or no longer; absent where nothing can be rated. */
  readonly onCite: ((moment: CitedMoment) => void) | undefined;
}

/** What happened in a live interview, in order; one's own marks can be cited. */
export function LiveTimeline(props: LiveTimelineProps) {
  const path = { hiring_session_id: props.review.session_id };
  const pages = useInfiniteQuery({
    ...getLiveTimelineInfiniteOptions({ path }),
    initialPageParam: { path },
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return (
    <>
      <Loaded query={pages} errorTitle="The timeline could not be loaded" rows={8} rowHeight={32}>
        {({ pages: loaded }) => (
          <>
            {loaded[0] && loaded[0].recordings.length > 0 && (
              <Box sx={{ mb: 2 }}>
                <LiveRecordings
                  recordings={loaded[0].recordings}
                  begunAt={loaded[0].begun_at}
                  nameOf={(id) =>
                    loaded[0]?.people.find(({ _id }) => _id === id)?.full_name ?? 'Former member'
                  }
                  soundOf={async (recording_id) =>
                    (
                      await getReviewRecordingAudio({
                        path: { ...path, recording_id },
                        parseAs: 'blob',
                        throwOnError: true,
                      })
                    ).data as Blob
                  }
                />
              </Box>
            )}
            <Box component="ol" aria-label="Timeline" sx={plainList}>
              {loaded.flatMap((page) =>
                page.events.map((event) => <Row key={event.position} {...props} page={page} event={event} />),
              )}
            </Box>
          </>
        )}
      </Loaded>
      {pages.hasNextPage && (
        <Button sx={{ mt: 1 }} onClick={() => void pages.fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

interface RowProps extends LiveTimelineProps {
  readonly page: Happened;
  readonly event: LiveEvent;
}

function Row({ review, isCited, onCite, page: { begun_at, people }, event }: RowProps) {
  const { position, kind, at } = event;
  const mark = review.live?.marks.find((one) => one.position === position);
  const moment = mark && { question_number: mark.question_number, mark_position: position };
  return (
    <Box
      component="li"
      id={momentId({ question_number: 0, mark_position: position })}
      tabIndex={-1}
      sx={kind === 'question' ? { ...rowStyle, fontWeight: 650 } : rowStyle}
    >
      <Box component="span" title={new Date(at).toLocaleString()} sx={timeStyle}>
        {sinceWords(begun_at, at)}
      </Box>
      <Box component="span" sx={{ flex: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {eventWords(event, people)}
      </Box>
      {moment && onCite && (
        <Button
          size="small"
          variant="text"
          aria-pressed={isCited(moment)}
          aria-label={`${isCited(moment) ? 'Cited' : 'Cite'}: ${mark.text}`}
          onClick={() => onCite(moment)}
          sx={{ flexShrink: 0 }}
        >
          {isCited(moment) ? 'Cited' : 'Cite'}
        </Button>
      )}
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'baseline',
  gap: 1,
  minHeight: 32,
  py: 0.5,
  fontSize: '0.875rem',
  borderTop: 1,
  borderColor: 'divider',
  scrollMarginTop: 64,
  '&:focus': { bgcolor: 'primary.light', outline: 'none' },
} as const;

const timeStyle = {
  flexShrink: 0,
  minWidth: 56,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;
