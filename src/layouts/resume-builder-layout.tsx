import Box from '@mui/material/Box';
import { MAIN_ID, SkipLink } from '../components/page/skip-link.tsx';
import { Wordmark } from '../components/page/wordmark.tsx';
import type { LayoutProps } from './layout-props.ts';
import { TopBar } from './top-bar.tsx';

/** The whole width for the form and the pages beside it. */
export function ResumeBuilderLayout({ children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <TopBar start={<Wordmark />} />
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ px: { xs: 2, sm: 3 }, py: 3, outline: 'none' }}>
        {children}
      </Box>
    </>
  );
}
