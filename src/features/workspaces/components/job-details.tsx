import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Workspace } from '../../../../openapi/gen/types.gen.ts';
import { JobDialog } from './job-dialog.tsx';

/** Opens what the role is about; leads change it there. */
export function JobDetails({ workspace }: { readonly workspace: Workspace }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Job details
      </Button>
      {isOpen && <JobDialog workspace={workspace} onClose={() => setOpen(false)} />}
    </>
  );
}
