import Box from '@mui/material/Box';
import type { WorkspaceStatus } from '../../../../openapi/gen/types.gen.ts';
import { statusWords } from '../words.ts';

/** Whether candidates are taken: a dot, full, half or empty, and the word. */
export function StatusMark({ status }: { readonly status: WorkspaceStatus }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        <circle cx="5" cy="5" r="4" fill={fillOf(status)} stroke="currentColor" strokeWidth="1.5" />
        {status === 'paused' && <path d="M5 1a4 4 0 0 1 0 8Z" fill="currentColor" />}
      </svg>
      {statusWords[status]}
    </Box>
  );
}

const fillOf = (status: WorkspaceStatus) => (status === 'open' ? 'currentColor' : 'none');
