import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Workspace } from '../../../../openapi/gen/types.gen.ts';
import { OpenLinkDialog } from './open-link-dialog.tsx';

/** Lets people apply by a link. */
export function OpenLinkButton({ workspace }: { readonly workspace: Workspace }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open link
      </Button>
      {isOpen && <OpenLinkDialog workspace={workspace} onClose={() => setOpen(false)} />}
    </>
  );
}
