import Box from '@mui/material/Box';
import { useState } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { OneCandidate } from '../source/one-candidate.tsx';

/** One candidate after the other: the form is empty again behind each. */
export function OneSteps({ workspaceId }: { readonly workspaceId: string }) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const last = added.at(-1);
  return (
    <>
      <Box role="status" sx={{ mb: last ? 2 : 0 }}>
        {last && (
          <>
            {last} added. <TextLink to={paths.recruiter.workspace(workspaceId)}>View candidates</TextLink>
          </>
        )}
      </Box>
      <OneCandidate
        key={added.length}
        workspaceId={workspaceId}
        onAdded={(name) => setAdded([...added, name])}
      />
    </>
  );
}
