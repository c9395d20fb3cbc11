import { useQuery } from '@tanstack/react-query';
import { listWorkspacesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { canWorkWith } from '../../../capabilities/hiring/workspace-roles.ts';

const MOST = 100;

/** The workspaces that take candidates and in which one works with them. */
export function useWorkplaces() {
  const { data } = useQuery(
    listWorkspacesOptions({ query: { status: ['open', 'paused'], page_size: MOST } }),
  );
  return data?.items.filter(canWorkWith) ?? [];
}
