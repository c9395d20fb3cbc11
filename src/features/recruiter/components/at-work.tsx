import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { WorkspaceSummary } from '../../../../openapi/gen/types.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { expiringInvitations, ownWork } from '../queries.ts';
import { columnsStyle, stackStyle } from './columns.ts';
import { Expiring, Funnel, Stuck } from './glance.tsx';
import { YourWork } from './your-work.tsx';

/** What waits for the recruiter, and how their workspaces stand. */
export function AtWork({ workspaces }: { readonly workspaces: readonly WorkspaceSummary[] }) {
  const work = useQuery(ownWork());
  const expiring = useQuery(expiringInvitations());
  return (
    <Box sx={columnsStyle}>
      <Loaded query={work} errorTitle="Your work could not be loaded" rows={8} rowHeight={36}>
        {(list) => <YourWork work={list} />}
      </Loaded>
      <Box sx={stackStyle}>
        <Funnel workspaces={workspaces} />
        <Stuck workspaces={workspaces} />
        <Loaded query={expiring} errorTitle="What expires could not be loaded" rowHeight={96}>
          {({ items }) => <Expiring invitations={items} />}
        </Loaded>
      </Box>
    </Box>
  );
}
