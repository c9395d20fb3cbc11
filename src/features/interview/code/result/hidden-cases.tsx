import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HiddenCaseResult } from '../../../../api/gen/types.gen.ts';
import { OutcomeMark } from '../cases/outcome-mark.tsx';

/** As wide as the longest outcome, so that they stand one below the other. */
const outcomeColumn = { flex: '0 0 10rem' } as const;

/** The further cases by what they test: their values would give the next candidate an advantage. */
export function HiddenCases({ cases }: { readonly cases: readonly HiddenCaseResult[] }) {
  return (
    <>
      <Typography sx={{ mt: 2, fontWeight: 600 }}>Further cases</Typography>
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {cases.map(({ number, name, outcome }) => (
          <li key={number}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', columnGap: 2 }}>
              <span>{name}</span>
              <Box sx={outcomeColumn}>
                <OutcomeMark outcome={outcome} />
              </Box>
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}
