import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageHeading } from '../../../components/page/use-page-heading.ts';
import { SampleReport } from './sample-report.tsx';

const title = 'Interviews that show their evidence';

/** The page's first claim and, beside it, the thing that makes it good: a report's excerpt. */
export function Hero({ children }: { children: ReactNode }) {
  const heading = usePageHeading(title);
  return (
    <Box
      sx={{
        pt: { xs: 2, md: 3 },
        pb: { xs: 6, md: 10 },
        display: 'grid',
        gridTemplateColumns: { lg: '1fr 1fr' },
        columnGap: 6,
        rowGap: 6,
        alignItems: 'center',
      }}
    >
      <div>
        <Typography
          ref={heading}
          variant="h1"
          tabIndex={-1}
          sx={{ outline: 'none', fontSize: 'clamp(2.5rem, 1.8rem + 3.2vw, 4rem)', lineHeight: 1.05 }}
        >
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: '1.1875rem', my: 3.5, maxWidth: '46ch' }}>
          Candor asks real interview questions and marks, word by word, what your answer shows and what it
          leaves out. You see everything it saw.
        </Typography>
        {children}
      </div>
      <SampleReport />
    </Box>
  );
}
