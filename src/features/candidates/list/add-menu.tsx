import Button from '@mui/material/Button';
import { lazy, Suspense, useRef, useState } from 'react';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { retryImport } from '../../../lib/retry-import.ts';
import { useWorkplaces } from '../bulk/workplaces.ts';

const loadMenu = () => import(/* webpackChunkName: "add-menu" */ './workspace-menu.tsx');

const WorkspaceMenu = lazy(async () => ({ default: (await retryImport(loadMenu)).WorkspaceMenu }));

/** Leads to adding candidates to one of the workspaces one works in; nothing where there is none. */
export function AddMenu() {
  const workspaces = useWorkplaces();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
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
