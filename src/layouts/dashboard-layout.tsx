import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useSubmitChord } from '../components/form/use-submit-chord.ts';
import { MAIN_ID, SkipLink } from '../components/page/skip-link.tsx';
import { AnnouncementBanner } from './announcement-banner.tsx';
import type { LayoutProps } from './layout-props.ts';
import type { NavigationItem } from './navigation-links.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { TermsBar } from './terms-bar.tsx';
import { TopBar } from './top-bar.tsx';

interface DashboardLayoutProps extends LayoutProps {
  navigation?: readonly NavigationItem[];
  /** Name of the navigation, for screen readers. */
  area?: string;
  /** In place of the wide side bar, from `md` up. */
  bar?: ReactNode;
  /** Of the content, in place of the calm page's. */
  contentStyle?: object;
}

/** The shell that the admin, candidate and recruiter layouts fill (D24): side navigation, top bar, content. */
export function DashboardLayout(props: DashboardLayoutProps) {
  const { children, navigation = [], area = 'Main', bar, contentStyle = calmContent } = props;
  const [isNavigationOpen, setNavigationOpen] = useState(false);
  const hasNavigation = navigation.length > 0;
  useSubmitChord();
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex' }}>
      <SkipLink />
      {hasNavigation && (
        <SideNavigation
          items={navigation}
          label={area}
          isOpen={isNavigationOpen}
          onClose={() => setNavigationOpen(false)}
          bar={bar}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TopBar
          onMenu={hasNavigation ? () => setNavigationOpen(true) : undefined}
          height={bar ? { xs: 64, md: 48 } : 64}
        />
        <AnnouncementBanner />
        <TermsBar />
        <Box component="main" id={MAIN_ID} tabIndex={-1} sx={contentStyle}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** Room below the content would print as a page of its own where the text ends with the paper. */
const calmContent = {
  maxWidth: 1200,
  mx: 'auto',
  px: { xs: 2, sm: 4 },
  py: { xs: 3, md: 5 },
  outline: 'none',
  '@media print': { py: 0 },
} as const;
