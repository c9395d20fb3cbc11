import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { listApplicationsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { statusWords } from '../../../capabilities/hiring/application-status.ts';
import { RouteLink } from '../../../components/route-link.tsx';
import { ENDS } from '../pipeline-list.ts';

/** How many are not active any more; each leads to them in the table. */
export function EndRails({ workspaceId }: { readonly workspaceId: string }) {
  return ENDS.map((end) => <EndRail key={end} workspaceId={workspaceId} end={end} />);
}

function EndRail({ workspaceId, end }: { workspaceId: string; end: (typeof ENDS)[number] }) {
  const path = { workspace_id: workspaceId };
  const { data } = useQuery(listApplicationsOptions({ path, query: { status: end, page_size: 1 } }));
  return (
    <Box component={RouteLink} to={`?view=table&status=${end}`} sx={railStyle}>
      {statusWords[end]} <b>{data?.total ?? ''}</b>
    </Box>
  );
}

const railStyle = {
  flex: '0 0 40px',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  p: 1,
  writingMode: 'vertical-rl',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -3 },
} as const;
