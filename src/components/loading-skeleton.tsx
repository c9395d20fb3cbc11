import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { visuallyHidden } from '../theme/visually-hidden.ts';

const SKELETON_AFTER = 300;
const PATIENCE_ENDS_AFTER = 10_000;

type Phase = 'nothing' | 'skeleton' | 'slow';

function usePhase(): Phase {
  const [phase, setPhase] = useState<Phase>('nothing');
  useEffect(() => {
    const skeleton = setTimeout(setPhase, SKELETON_AFTER, 'skeleton');
    const slow = setTimeout(setPhase, PATIENCE_ENDS_AFTER, 'slow');
    return () => {
      clearTimeout(skeleton);
      clearTimeout(slow);
    };
  }, []);
  return phase;
}

/**
 * Nothing but its space for 300 ms, then its children: a skeleton in the shape of what comes.
 * After 10 s it says that it is still loading, and what can be done meanwhile.
 */
export function LoadingSkeleton({ children }: { readonly children: ReactNode }) {
  const phase = usePhase();
  return (
    <Box aria-busy="true">
      <Box role="status" sx={phase === 'slow' ? { mb: 2 } : visuallyHidden}>
        {phase === 'skeleton' && 'Loading'}
        {phase === 'slow' && (
          <>
            <Typography>Still loading. Everything else on this page can be used meanwhile.</Typography>
            <Box
              component="progress"
              aria-label="Loading"
              sx={{ width: '100%', accentColor: 'var(--mui-palette-primary-main)' }}
            />
          </>
        )}
      </Box>
      <Box aria-hidden="true" sx={{ visibility: phase === 'nothing' ? 'hidden' : 'visible' }}>
        {children}
      </Box>
    </Box>
  );
}
