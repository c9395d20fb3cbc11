import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HiringComparison } from '../../../../openapi/gen/types.gen.ts';
import { compareHiringReportsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { paths } from '../../../lib/paths.ts';
import { engineWords } from '../words.ts';
import { ComparedCards } from './compared-cards.tsx';
import { ComparedTable } from './compared-table.tsx';
import { namesOf } from './compared-words.ts';

/** The attempts that the address names, side by side. */
export function CompareTab() {
  const [search, setSearch] = useSearchParams();
  const ids = [...new Set(search.getAll('session'))];
  const comparison = useQuery({
    ...compareHiringReportsOptions({ query: { session_id: ids } }),
    enabled: ids.length > 1,
    placeholderData: keepPreviousData,
  });
  if (ids.length < 2) {
    const choose = <LinkButton to={paths.recruiter.reports}>Choose reports</LinkButton>;
    return (
      <EmptyState title="Nothing to compare yet" action={choose}>
        Select two to six reports of one interview.
      </EmptyState>
    );
  }
  const isHidden = search.get('names') === 'hidden';
  const hide = (to: boolean) => {
    const next = new URLSearchParams(search);
    if (to) next.set('names', 'hidden');
    else next.delete('names');
    setSearch(next, { replace: true });
  };
  return (
    <Loaded query={comparison} errorTitle="These reports could not be compared" rowHeight={320}>
      {(loaded) => <Compared comparison={loaded} isHidden={isHidden} onHide={hide} />}
    </Loaded>
  );
}

interface ComparedProps {
  readonly comparison: HiringComparison;
  readonly isHidden: boolean;
  readonly onHide: (isHidden: boolean) => void;
}

function Compared({ comparison, isHidden, onHide }: ComparedProps) {
  /** Rows whose quotes are open. */
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { interview, rubric_version: version, engine } = comparison;
  const shown = {
    comparison,
    names: namesOf(comparison, isHidden),
    isHidden,
    open,
    onToggle: (row: string) => setOpen((now) => now.symmetricDifference(new Set([row]))),
  };
  return (
    <>
      <Box sx={barStyle}>
        <Typography variant="body2">
          <strong>{interview.title}</strong> · rubric v{version}
          {engine && <span title={engine.label}> · {engineWords(engine)}</span>}
        </Typography>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minHeight: 32 }}>
          <input type="checkbox" checked={isHidden} onChange={({ target }) => onHide(target.checked)} />
          <Typography variant="body2">Hide names</Typography>
        </Box>
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <ComparedTable {...shown} />
      </Box>
      <Box sx={{ display: { md: 'none' } }}>
        <ComparedCards {...shown} />
      </Box>
    </>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  minHeight: 40,
} as const;
