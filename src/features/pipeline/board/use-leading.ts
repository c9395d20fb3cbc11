import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ApplicationSummary, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { listHiringInterviewsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { canDecide, canWorkWith } from '../../../capabilities/hiring/workspace-roles.ts';
import { paths } from '../../../lib/paths.ts';

/** Leads from a card to where one decides about its candidate and invites them; undefined where one may not. */
export function useLeading(workspace: Workspace) {
  const { _id: workspaceId } = workspace;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const decide = ({ candidate }: ApplicationSummary) =>
    void navigate(`${paths.recruiter.candidate(workspaceId, candidate._id)}#decide`);
  /** To the newest interview that is open, else to a new one. */
  const invite = async ({ _id }: ApplicationSummary) => {
    const path = { workspace_id: workspaceId };
    const { items } = await queries.fetchQuery(listHiringInterviewsOptions({ path }));
    const open = items.filter(({ closes_at }) => Date.parse(closes_at) > Date.now());
    const [newest] = open.toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    await navigate(
      newest
        ? paths.recruiter.interview(workspaceId, newest._id, { invite: _id })
        : paths.recruiter.newInterview(workspaceId),
    );
  };
  return {
    decide: canDecide(workspace) ? decide : undefined,
    invite: canWorkWith(workspace) ? (row: ApplicationSummary) => void invite(row) : undefined,
  };
}
