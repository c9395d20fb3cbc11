import { stepPath } from '../../../capabilities/hiring/next-step.ts';
import { canWorkWith } from '../../../capabilities/hiring/workspace-roles.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import type { OfCandidate } from './of-candidate.ts';

/** Where nothing was asked of a candidate; who may invite them is led there. */
export function NotInvited({ here, application, workspace }: OfCandidate) {
  const { _id: applicationId, next_step: step, status } = application;
  const about = { workspaceId: here.workspace_id, candidateId: here.candidate_id, applicationId };
  const to =
    step?.kind === 'invite'
      ? stepPath(step, about)
      : `${paths.recruiter.workspace(here.workspace_id)}?tab=interviews`;
  const mayInvite = canWorkWith(workspace) && status === 'active';
  return (
    <EmptyState
      title="Not invited yet"
      action={
        mayInvite && (
          <LinkButton to={to} variant="outlined">
            Invite
          </LinkButton>
        )
      }
    />
  );
}
