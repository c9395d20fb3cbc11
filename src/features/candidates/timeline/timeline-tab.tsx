import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import type { OfCandidate } from '../tabs/of-candidate.ts';
import { GROUPS } from './activity-groups.ts';
import { ActivityList } from './activity-list.tsx';

/** What was done with a candidate, all of it or what belongs to one subject; the address says which. */
export function TimelineTab({ here }: OfCandidate) {
  const [search, setSearch] = useSearchParams();
  const named = GROUPS.find(({ id }) => id === search.get('kind'));
  const show = (id: string) => {
    const to = new URLSearchParams(search);
    if (id) to.set('kind', id);
    else to.delete('kind');
    setSearch(to, { replace: true });
  };
  return (
    <>
      <Box role="group" aria-label="Shown" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 1 }}>
        {[{ id: '', label: 'All' }, ...GROUPS].map(({ id, label }) => (
          <Button
            key={id}
            size="small"
            variant={id === (named?.id ?? '') ? 'outlined' : 'text'}
            aria-pressed={id === (named?.id ?? '')}
            sx={{ '&&': { px: 1 } }}
            onClick={() => show(id)}
          >
            {label}
          </Button>
        ))}
      </Box>
      <ActivityList here={here} label="Timeline" kinds={named?.kinds} none="Nothing of this kind" />
    </>
  );
}
