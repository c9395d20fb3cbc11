import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useState } from 'react';
import type { HiringReview } from '../../../../openapi/gen/types.gen.ts';
import { IntegrityPanel } from '../integrity/integrity-panel.tsx';
import { MinePanel } from './mine-panel.tsx';
import { ResultsPanel } from './results-panel.tsx';

const TABS = { mine: 'Mine', team: 'Team and engine', integrity: 'Integrity' } as const;

type TabId = keyof typeof TABS;

interface ResultsTabsProps {
  readonly review: HiringReview;
  readonly actions?: ReactNode;
}

/** One's own scorecard, what others and the engine found, and what was noted around the attempt. */
export function ResultsTabs({ review, actions }: ResultsTabsProps) {
  const [selected, setSelected] = useState<TabId>('team');
  const { mine, competencies } = review;
  const own = mine?.submitted_at ? mine : null;
  const shown = Object.entries(TABS).filter(([tab]) => tab !== 'mine' || own);
  return (
    <>
      <Tabs
        value={selected}
        onChange={(_event, tab) => setSelected(tab)}
        aria-label="What was found"
        sx={{ minHeight: 36, mb: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        {shown.map(([tab, label]) => (
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
        {selected === 'integrity' && <IntegrityPanel review={review} />}
        {selected === 'mine' && own && (
          <MinePanel scorecard={own} competencies={competencies} actions={actions} />
        )}
        {selected === 'team' && <ResultsPanel review={review} actions={actions} />}
      </Box>
    </>
  );
}
