import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ActivityKind } from '../../../../openapi/gen/types.gen.ts';
import { listActivityInfiniteOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { activityWords } from '../../../capabilities/hiring/activity-words.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import type { Here } from '../here.ts';

interface ActivityListProps {
  readonly here: Here;
  readonly label: string;
  /** All where none is named. */
  readonly kinds?: readonly ActivityKind[] | undefined;
  /** Said where there is none of them. */
  readonly none: string;
}

/** What was done with a candidate, newest first. */
export function ActivityList({ here, label, kinds, none }: ActivityListProps) {
  const { workspace_id, candidate_id } = here;
  const query = { candidate_id, ...(kinds && { kind: [...kinds] }) };
  const pages = useInfiniteQuery({
    ...listActivityInfiniteOptions({ path: { workspace_id }, query }),
    initialPageParam: { path: { workspace_id } },
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Loaded query={pages} errorTitle="The timeline could not be loaded" rows={4} rowHeight={24}>
        {({ pages: loaded }) => {
          const items = loaded.flatMap((page) => page.items);
          if (items.length === 0) return <Box sx={{ color: 'text.secondary', py: 1 }}>{none}</Box>;
          return (
            <Box component="ol" aria-label={label} sx={plainList}>
              {items.map((activity) => (
                <Box component="li" key={activity._id} sx={activityRow}>
                  <span>{activityWords(activity)}</span>
                  <Box component="span" sx={{ color: 'text.secondary', ml: 'auto' }}>
                    {activity.actor && `${activity.actor.full_name} · `}
                    <RelativeTime value={activity.at} />
                  </Box>
                </Box>
              ))}
            </Box>
          );
        }}
      </Loaded>
      {pages.hasNextPage && (
        <Button sx={{ mt: 1 }} onClick={() => void pages.fetchNextPage()}>
          Show earlier
        </Button>
      )}
    </>
  );
}

/** Of what was done, and of what is going to be. */
export const activityRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 32,
  fontSize: '0.875rem',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
