import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsDense } from './page/density.tsx';
import { RouteLink } from './route-link.tsx';
import { useTabsInView } from './use-tabs-in-view.ts';

/** One subject of a page; `id` is its name in the address. */
export interface LinkTab {
  readonly id: string;
  readonly label: string;
}

interface LinkTabsProps {
  /** For screen readers. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  readonly selected: LinkTab;
  /** Where a tab leads, on a page whose address says more than the tab. */
  readonly addressOf?: (id: string) => string;
  /** What belongs to the selected tab. */
  readonly children: ReactNode;
}

const tabId = (id: string) => `tab-${id}`;
const PANEL_ID = 'tab-panel';

/** The tabs are links: each has an address of its own (`?tab=`), and Back goes to the one before. */
export function LinkTabs({
  label,
  tabs,
  selected,
  addressOf = (id) => `?tab=${id}`,
  children,
}: LinkTabsProps) {
  const root = useRef<HTMLDivElement>(null);
  useTabsInView(root);
  const isDense = useIsDense();
  return (
    <>
      <Tabs
        ref={root}
        value={selected.id}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={label}
        sx={isDense ? { ...tabsStyle, mb: 1 } : tabsStyle}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tabId(tab.id)}
            value={tab.id}
            label={tab.label}
            component={RouteLink}
            to={addressOf(tab.id)}
            aria-controls={tab.id === selected.id ? PANEL_ID : undefined}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(selected.id)}>
        {children}
      </Box>
    </>
  );
}

const tabsStyle = {
  mb: 3,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiTabs-scrollButtons.Mui-disabled': { opacity: 0.3 },
  // What scrolls cuts off an outline that lies outside.
  '& .MuiTab-root': { minWidth: 0, px: 1.25, '&:focus-visible, &.Mui-focusVisible': { outlineOffset: -3 } },
} as const;

/** The tab that the address names; the first one where it names none that there is. */
export function useSelectedTab<Tab extends LinkTab>(tabs: readonly [Tab, ...Tab[]]): Tab {
  const [search] = useSearchParams();
  return tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0];
}
