import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useState } from 'react';
import type { HiringReview } from '../../../../openapi/gen/types.gen.ts';
import { IntegrityPanel } from '../integrity/integrity-panel.tsx';
import { ResultsPanel } from './results-panel.tsx';

const TABS = { team: 'Team and engine', integrity: 'Integrity' } as const;

type TabId = keyof typeof TABS;

interface ResultsTabsProps {
  readonly review: HiringReview;
  readonly actions?: ReactNode;
}

/** What others and the engine found, and what was noted around the attempt. */
export function ResultsTabs({ review, actions }: ResultsTabsProps) {
  const [selected, setSelected] = useState<TabId>('team');
  return (
    <>
      <Tabs
        value={selected}
        onChange={(_event, tab) => setSelected(tab)}
        aria-label="What was found"
        sx={{ minHeight: 36, mb: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {Object.entries(TABS).map(([tab, label]) => (
          <Tab
            key={tab}
            value={tab}
            label={label}
            id={`found-${tab}`}
            aria-controls={tab === selected ? 'found' : undefined}
            sx={{ minHeight: 36, px: 1.25 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="found" aria-labelledby={`found-${selected}`}>
        {selected === 'integrity' ? (
          <IntegrityPanel review={review} />
        ) : (
          <ResultsPanel review={review} actions={actions} />
        )}
      </Box>
    </>
  );
}
