import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Activity, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { listActivityInfiniteOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { activityWords } from '../../../capabilities/hiring/activity-words.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';

/** What was done in a workspace, newest first. */
export function ActivityTab({ workspace }: { readonly workspace: Workspace }) {
  const path = { workspace_id: workspace._id };
  const { fetchNextPage, hasNextPage, isFetchingNextPage, ...activity } = useInfiniteQuery({
    ...listActivityInfiniteOptions({ path }),
    initialPageParam: { path },
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  return (
    <Loaded query={activity} errorTitle="What was done could not be loaded" rows={8} rowHeight={36}>
      {({ pages }) => (
        <>
          <DataTable
            label="Activity"
            columns={COLUMNS}
            rows={pages.flatMap(({ items }) => items)}
            keyOf={({ _id }) => _id}
          />
          {hasNextPage && (
            <Box sx={{ mt: 1 }}>
              <Button
                variant="outlined"
                aria-disabled={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                Show earlier
              </Button>
            </Box>
          )}
        </>
      )}
    </Loaded>
  );
}

const COLUMNS: readonly [Column<Activity>, ...Column<Activity>[]] = [
  { name: 'Time', width: 136, cell: ({ at }) => <RelativeTime value={at} /> },
  { name: 'Who', width: 144, cell: ({ actor }) => actor?.full_name ?? 'Former member' },
  { name: 'Candidate', width: 176, cell: ({ candidate }) => candidate?.full_name ?? '–' },
  { name: 'What', cell: activityWords },
];
