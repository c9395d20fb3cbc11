import { useNavigate } from 'react-router-dom';
import type { Workspace } from '../../../openapi/gen/types.gen.ts';
import { canWorkWith } from '../../capabilities/hiring/workspace-roles.ts';
import { useKeys } from '../../components/keys/use-keys.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';

/** A sample takes in nobody. */
export const canAddTo = (workspace: Workspace) => canWorkWith(workspace) && !workspace.is_sample;

/** Leads to adding candidates, for who may. */
export function AddCandidates({ workspace }: { readonly workspace: Workspace }) {
  const navigate = useNavigate();
  const to = paths.recruiter.addCandidates(workspace._id);
  const canAdd = canAddTo(workspace);
  useKeys(canAdd ? [{ key: 'a', label: 'Add candidates', act: () => navigate(to) }] : []);
  return (
    canAdd && (
      <LinkButton to={to} variant="contained" title="A">
        Add candidates
      </LinkButton>
    )
  );
}
