import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { WorkspaceSummary } from '../../../../openapi/gen/types.gen.ts';
import { RouteLink } from '../../../components/route-link.tsx';
import { paths } from '../../../lib/paths.ts';

interface WorkspaceMenuProps {
  readonly anchor: () => HTMLElement | null;
  readonly workspaces: readonly WorkspaceSummary[];
  readonly onClose: () => void;
}

/** The workspaces that somebody may add candidates to. */
export function WorkspaceMenu({ anchor, workspaces, onClose }: WorkspaceMenuProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {workspaces.map(({ _id, title }) => (
        <MenuItem key={_id} component={RouteLink} to={paths.recruiter.addCandidates(_id)}>
          {title}
        </MenuItem>
      ))}
    </Menu>
  );
}
