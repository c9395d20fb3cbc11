import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { listWorkspacesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { canWorkWith } from '../../../capabilities/hiring/workspace-roles.ts';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { RouteLink } from '../../../components/route-link.tsx';
import { paths } from '../../../lib/paths.ts';

const recent = { query: { status: ['open', 'paused'], page_size: 20 } } as const;

/** Leads to adding candidates to one of the workspaces one works in; nothing where there is none. */
export function AddMenu() {
  const { data } = useQuery(
    listWorkspacesOptions({ query: { ...recent.query, status: [...recent.query.status] } }),
  );
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const workspaces = data?.items.filter(canWorkWith) ?? [];
  const open = () => setOpen(true);
  useKeys(workspaces.length > 0 ? [{ key: 'a', label: 'Add candidates', act: open }] : []);
  if (workspaces.length === 0) return null;
  return (
    <>
      <Button
        ref={button}
        variant="contained"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title="Add (A)"
        onClick={open}
      >
        Add candidates
      </Button>
      <Menu open={isOpen} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {workspaces.map(({ _id, title }) => (
          <MenuItem key={_id} component={RouteLink} to={paths.recruiter.addCandidates(_id)}>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
