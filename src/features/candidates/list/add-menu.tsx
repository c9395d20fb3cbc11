import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { listWorkspacesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { canWorkWith } from '../../../capabilities/hiring/workspace-roles.ts';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { retryImport } from '../../../lib/retry-import.ts';

const loadMenu = () => import(/* webpackChunkName: "add-menu" */ './workspace-menu.tsx');

const WorkspaceMenu = lazy(async () => ({ default: (await retryImport(loadMenu)).WorkspaceMenu }));

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
      {isOpen && (
        <Suspense>
          <WorkspaceMenu
            anchor={() => button.current}
            workspaces={workspaces}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
