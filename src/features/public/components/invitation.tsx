import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The last word of the page: begin by practising. */
export function Invitation({ children }: { children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-labelledby="begin"
      sx={{ bgcolor: 'primary.light', borderRadius: 1, p: { xs: 3, sm: 5, md: 7 }, mb: { xs: 2, md: 4 } }}
    >
      <Typography id="begin" variant="h2" sx={{ mb: 1.5 }}>
        Begin with a practice interview
      </Typography>
      <Typography sx={{ fontSize: '1.125rem', mb: 3.5, maxWidth: '52ch' }}>
        It is yours alone. Answer, read what was found and what was missing, and answer better next time.
      </Typography>
      {children}
    </Box>
  );
}
