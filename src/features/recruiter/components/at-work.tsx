import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { WorkspaceSummary } from '../../../../openapi/gen/types.gen.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { expiringInvitations, nextLive, ownWork, planUsage } from '../queries.ts';
import { columnsStyle, stackStyle } from './columns.ts';
import { Expiring, Funnel, LiveToday, Quota, Stuck } from './glance.tsx';
import { YourWork } from './your-work.tsx';

/** What waits for the recruiter, and how their workspaces stand. */
export function AtWork({ workspaces }: { readonly workspaces: readonly WorkspaceSummary[] }) {
  const work = useQuery(ownWork());
  const live = useQuery(nextLive());
  const expiring = useQuery(expiringInvitations());
  const plan = useQuery(planUsage());
  return (
    <Box sx={columnsStyle}>
      <Loaded query={work} errorTitle="Your work could not be loaded" rows={8} rowHeight={36}>
        {(list) => <YourWork work={list} />}
      </Loaded>
      <Box sx={stackStyle}>
        <Loaded query={live} errorTitle="Live interviews could not be loaded" rowHeight={96}>
          {({ items }) => <LiveToday interviews={items} />}
        </Loaded>
        <Funnel workspaces={workspaces} />
        <Stuck workspaces={workspaces} />
        <Loaded query={expiring} errorTitle="What expires could not be loaded" rowHeight={96}>
          {({ items }) => <Expiring invitations={items} />}
        </Loaded>
        <Loaded query={plan} errorTitle="Your plan could not be loaded" rowHeight={96}>
          {({ usage }) => <Quota usage={usage} />}
        </Loaded>
      </Box>
    </Box>
  );
}
