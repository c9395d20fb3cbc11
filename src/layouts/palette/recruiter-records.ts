import { listCompanyCandidates, listWorkspaces } from '../../api/gen/sdk.gen.ts';
import { paths } from '../../lib/paths.ts';
import type { PaletteGroup } from './palette-items.ts';

const MOST = 6;

/** Workspaces and candidates of a recruiter, found by a text. */
export async function findRecruiterRecords(q: string): Promise<PaletteGroup[]> {
  const query = { q, page_size: MOST };
  const [workspaces, candidates] = await Promise.all([
    listWorkspaces({ query, throwOnError: true }),
    listCompanyCandidates({ query, throwOnError: true }),
  ]);
  return [
    {
      title: 'Workspaces',
      items: workspaces.data.items.map(({ _id, title, location }) => ({
        label: title,
        detail: location,
        to: paths.recruiter.workspace(_id),
      })),
    },
    {
      title: 'Candidates',
      items: candidates.data.items.flatMap(({ full_name, applications: [latest] }) =>
        latest
          ? {
              label: full_name,
              detail: latest.workspace,
              to: paths.recruiter.candidate(latest.workspace_id, latest.candidate_id),
            }
          : [],
      ),
    },
  ];
}
