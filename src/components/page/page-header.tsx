import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIsDense } from './density.tsx';
import { usePageHeading } from './use-page-heading.ts';

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Stands beside the title on a dense page, e.g. how many there are. */
  aside?: ReactNode;
  /** Buttons that belong to the whole page. */
  actions?: ReactNode;
}

/** The page's only `h1`; takes the focus after a navigation and names the page in the tab. */
export function PageHeader({ title, subtitle, aside, actions }: PageHeaderProps) {
  const heading = usePageHeading(title);
  const isDense = useIsDense();
  return (
    <Box sx={isDense ? denseStyle : calmStyle}>
      <Box sx={isDense ? denseWordsStyle : wordsStyle}>
        <Typography
          ref={heading}
          component="h1"
          variant="h1"
          tabIndex={-1}
          sx={{ outline: 'none', ...(isDense && denseTitle) }}
        >
          {title}
        </Typography>
        {aside}
        {subtitle && (
          <Typography
            component="div"
            variant={isDense ? 'body2' : 'body1'}
            sx={{ color: 'text.secondary', mt: isDense ? 0 : 1, maxWidth: '60ch' }}
          >
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>{actions}</Box>
      )}
    </Box>
  );
}

const calmStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
  mb: 4,
  // A title as large as on a screen would push the end of a page onto another one.
  '@media print': { mb: 1, '& h1': { fontSize: '18pt' }, '& h1 + div': { fontSize: '10pt', mt: 0 } },
} as const;

const denseStyle = { ...calmStyle, columnGap: 2, rowGap: 1, minHeight: 44, mb: 1 } as const;

const wordsStyle = { minWidth: 0, overflowWrap: 'anywhere' } as const;

const denseWordsStyle = {
  ...wordsStyle,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
} as const;

const denseTitle = { fontFamily: 'inherit', fontSize: '1.25rem', fontWeight: 650, letterSpacing: 0 } as const;
