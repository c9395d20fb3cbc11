import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Workspace, WorkspaceStatus } from '../../../../openapi/gen/types.gen.ts';
import {
  getWorkspaceQueryKey,
  listWorkspacesQueryKey,
  updateWorkspaceMutation,
} from '../../../api/gen/@tanstack/react-query.gen.ts';
import { ClosingDialog } from '../closing/closing-dialog.tsx';
import { StatusMark } from './status-mark.tsx';

/** What a lead can do with a workspace of this status, and what it becomes. */
const STEPS: Readonly<Partial<Record<WorkspaceStatus, readonly (readonly [WorkspaceStatus, string])[]>>> = {
  draft: [['open', 'Open']],
  open: [
    ['paused', 'Pause'],
    ['closed', 'Close…'],
  ],
  paused: [
    ['open', 'Open again'],
    ['closed', 'Close…'],
  ],
  closed: [
    ['open', 'Open again'],
    ['archived', 'Archive'],
  ],
};

/** The status of a workspace; leads change it. */
export function StatusMenu({ workspace }: { readonly workspace: Workspace }) {
  const queries = useQueryClient();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isClosing, setClosing] = useState(false);
  const path = { workspace_id: workspace._id };
  const { mutate, isPending } = useMutation({
    ...updateWorkspaceMutation(),
    onSuccess: (changed) => {
      queries.setQueryData(getWorkspaceQueryKey({ path }), changed);
      void queries.invalidateQueries({ queryKey: listWorkspacesQueryKey() });
    },
  });
  const { status, my_role: role } = workspace;
  const steps = role === 'lead' ? (STEPS[status] ?? []) : [];
  if (steps.length === 0) return <StatusMark status={status} />;
  const follow = (to: WorkspaceStatus) => {
    setAnchor(null);
    if (to === 'closed') setClosing(true);
    else if (!isPending) mutate({ path, body: { status: to } });
  };
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ArrowDropDown />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <StatusMark status={status} />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {steps.map(([to, label]) => (
          <MenuItem key={to} onClick={() => follow(to)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
      {isClosing && <ClosingDialog workspace={workspace} onClose={() => setClosing(false)} />}
    </>
  );
}
