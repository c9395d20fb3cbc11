import Box from '@mui/material/Box';
import { useState } from 'react';
import { MAIN_ID, SkipLink } from '../components/page/skip-link.tsx';
import type { LayoutProps } from './layout-props.ts';
import { type NavigationItem, SideNavigation } from './side-navigation.tsx';
import { TopBar } from './top-bar.tsx';

interface DashboardLayoutProps extends LayoutProps {
  navigation?: readonly NavigationItem[];
  /** Name of the navigation, for screen readers. */
  area?: string;
}

/** The shell that the admin, candidate and recruiter layouts fill (D24): side navigation, top bar, content. */
export function DashboardLayout({ children, navigation = [], area = 'Main' }: DashboardLayoutProps) {
  const [isNavigationOpen, setNavigationOpen] = useState(false);
  const hasNavigation = navigation.length > 0;
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex' }}>
      <SkipLink />
      {hasNavigation && (
        <SideNavigation
          items={navigation}
          label={area}
          isOpen={isNavigationOpen}
          onClose={() => setNavigationOpen(false)}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TopBar onMenu={hasNavigation ? () => setNavigationOpen(true) : undefined} />
        <Box component="main" id={MAIN_ID} tabIndex={-1} sx={contentStyle}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** Room below the content would print as a page of its own where the text ends with the paper. */
const contentStyle = {
  maxWidth: 1200,
  mx: 'auto',
  px: { xs: 2, sm: 4 },
  py: { xs: 3, md: 5 },
  outline: 'none',
  '@media print': { py: 0 },
} as const;
