import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useKeyChord } from '../../../components/use-key-chord.ts';
import { CheckGrid } from './check-grid.tsx';
import { ProgressLine } from './progress-line.tsx';
import { countRows, countsText, isAdded, isProblem, type Row } from './rows.ts';
import type { CheckList } from './use-check-list.ts';

interface CheckStepProps {
  readonly list: CheckList;
  readonly onBack: () => void;
}

const filters: readonly { readonly label: string; readonly fits: (row: Row) => boolean }[] = [
  { label: 'All', fits: () => true },
  { label: 'Problems', fits: isProblem },
  { label: 'To add', fits: isAdded },
  { label: 'Left out', fits: (row) => !isAdded(row) && !isProblem(row) },
];

/** What was found, to be mended before anybody is added. */
export function CheckStep({ list, onBack }: CheckStepProps) {
  const { rows, progress } = list;
  const [shown, setShown] = useState('All');
  const filter = filters.find(({ label }) => label === shown) ?? filters[0];
  const count = rows.filter(isAdded).length;
  const duplicates = rows.filter(({ checked, isSkipped }) => checked.duplicate && !isSkipped).length;
  const add = () => {
    // What stands in a field counts, though it was not left.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    void list.add();
  };
  useKeyChord('Enter', add);
  return (
    <Box sx={frameStyle}>
      <Box component="aside" aria-label="Summary" sx={asideStyle}>
        <Typography role="status" sx={{ fontWeight: 650 }}>
          {countsText(countRows(rows))}
        </Typography>
        <Box role="group" aria-label="Show" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {filters.map(({ label, fits }) => (
            <Button
              key={label}
              variant={label === shown ? 'outlined' : 'text'}
              aria-pressed={label === shown}
              onClick={() => setShown(label)}
            >
              {label} {rows.filter(fits).length.toLocaleString('en-US')}
            </Button>
          ))}
        </Box>
        {progress ? (
          <ProgressLine progress={progress} onCancel={list.cancel} />
        ) : (
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button variant="contained" disabled={count === 0} title="Ctrl+Enter" onClick={add}>
              Add {count.toLocaleString('en-US')}
            </Button>
            <Button onClick={onBack}>Back</Button>
          </Box>
        )}
        {duplicates > 1 && !progress && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={list.acceptDuplicates}>
              {duplicates} duplicates: same person
            </Button>
            <Button onClick={list.skipDuplicates}>Skip all {duplicates}</Button>
          </Box>
        )}
        {rows.some(isProblem) && (
          <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
            Next problem: Alt+↓
          </Typography>
        )}
      </Box>
      <CheckGrid key={shown} list={list} isShown={filter?.fits ?? (() => true)} />
    </Box>
  );
}

const frameStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 280px' },
} as const;

const asideStyle = {
  display: 'grid',
  gap: 1.5,
  order: { lg: 1 },
  position: { lg: 'sticky' },
  top: { lg: 'calc(var(--top-bar, 64px) + 8px)' },
} as const;
