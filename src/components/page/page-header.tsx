import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { usePageHeading } from './use-page-heading.ts';

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Buttons that belong to the whole page. */
  actions?: ReactNode;
}

/** The page's only `h1`; takes the focus after a navigation and names the page in the tab. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  const heading = usePageHeading(title);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        mb: 4,
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography ref={heading} component="h1" variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {subtitle && (
          <Typography component="div" sx={{ color: 'text.secondary', mt: 1, maxWidth: '60ch' }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
