import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listActivityInfiniteOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { activityWords } from '../../../capabilities/hiring/activity-words.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Panel } from '../../../components/panel.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import type { Here } from '../here.ts';

/** What was done with a candidate, newest first. */
export function Timeline({ here: { workspace_id, candidate_id } }: { readonly here: Here }) {
  const pages = useInfiniteQuery({
    ...listActivityInfiniteOptions({ path: { workspace_id }, query: { candidate_id } }),
    initialPageParam: { path: { workspace_id } },
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return (
    <Panel title="Timeline">
      <Loaded query={pages} errorTitle="The timeline could not be loaded" rows={4} rowHeight={24}>
        {({ pages: loaded }) => (
          <Box component="ol" sx={plainList}>
            {loaded.flatMap(({ items }) =>
              items.map((activity) => (
                <Box component="li" key={activity._id} sx={rowStyle}>
                  <span>{activityWords(activity)}</span>
                  <Box component="span" sx={{ color: 'text.secondary', ml: 'auto' }}>
                    {activity.actor?.full_name} · <RelativeTime value={activity.at} />
                  </Box>
                </Box>
              )),
            )}
          </Box>
        )}
      </Loaded>
      {pages.hasNextPage && (
        <Button sx={{ mt: 1 }} onClick={() => void pages.fetchNextPage()}>
          Show earlier
        </Button>
      )}
    </Panel>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 32,
  fontSize: '0.875rem',
  borderTop: 1,
  borderColor: 'divider',
} as const;
