import Box from '@mui/material/Box';
import { PageFooter } from '../components/page/page-footer.tsx';
import { PageHeader } from '../components/page/page-header.tsx';
import { MAIN_ID, SkipLink } from '../components/page/skip-link.tsx';
import { ThemeSwitch } from '../components/page/theme-switch.tsx';
import { Wordmark } from '../components/page/wordmark.tsx';
import type { LayoutProps } from './layout-props.ts';

/** One card in the middle of a quiet page, with the title and subtitle of its row (§2). */
export function AuthLayout({ title, subtitle, children }: LayoutProps) {
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Box component="header" sx={headerStyle}>
        <Wordmark />
        <ThemeSwitch />
      </Box>
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={mainStyle}>
        <Box sx={cardStyle}>
          <PageHeader title={title} subtitle={subtitle} />
          {children}
        </Box>
      </Box>
      <PageFooter />
    </Box>
  );
}

const headerStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  px: { xs: 2, sm: 3 },
  minHeight: 72,
} as const;

const mainStyle = {
  flex: 1,
  display: 'grid',
  // A long address wraps rather than widening the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  // From the top: a card in the middle would move while it arrives, and with every message in it.
  alignContent: 'start',
  justifyItems: 'center',
  px: 2,
  pt: { xs: 1, sm: '6vh' },
  pb: 3,
  outline: 'none',
} as const;

const cardStyle = {
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  width: '100%',
  maxWidth: 480,
  p: { xs: 3, sm: 5 },
  borderTop: '4px solid',
  borderTopColor: 'primary.main',
} as const;
