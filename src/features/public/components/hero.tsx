import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageHeading } from '../../../components/page/use-page-heading.ts';

const title = 'Interviews that show their evidence';

interface HeroProps {
  /** The ways into the product. */
  links: ReactNode;
  /** What can be done at once, beside the claim. */
  children: ReactNode;
}

/** The page's first claim and, beside it, what lets one see for oneself. */
export function Hero({ links, children }: HeroProps) {
  const heading = usePageHeading(title);
  return (
    <Box sx={gridStyle}>
      <div>
        <Typography ref={heading} variant="h1" tabIndex={-1} sx={titleStyle}>
          {title}
        </Typography>
        <Typography
          color="textSecondary"
          sx={{ fontSize: '1.125rem', my: { xs: 2, md: 3 }, maxWidth: '44ch' }}
        >
          Practice real interview questions. See, word by word, what your answer shows and what it leaves out.
        </Typography>
        {links}
      </div>
      {children}
    </Box>
  );
}

const gridStyle = {
  pt: { xs: 0, md: 3 },
  pb: { xs: 5, md: 9 },
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  columnGap: 6,
  rowGap: { xs: 3, md: 5 },
  alignItems: 'start',
} as const;

const titleStyle = {
  outline: 'none',
  fontSize: 'clamp(2.125rem, 1.75rem + 2vw, 3.25rem)',
  lineHeight: 1.1,
} as const;
