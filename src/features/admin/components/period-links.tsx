import Box from '@mui/material/Box';
import { LinkButton } from '../../../components/link-button.tsx';
import { type Period, periods } from '../periods.ts';

/** Choices of how many days back to look; each is an address of its own. */
export function PeriodLinks({ selected }: { readonly selected: Period }) {
  return (
    <Box component="nav" aria-label="Days" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {periods.map((period) => (
        <LinkButton
          key={period}
          to={`?days=${period}`}
          size="small"
          variant={period === selected ? 'contained' : 'outlined'}
          aria-current={period === selected ? 'true' : undefined}
        >
          {period} days
        </LinkButton>
      ))}
    </Box>
  );
}
