import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HiddenCaseResult } from '../../../../openapi/gen/types.gen.ts';
import { OutcomeMark } from '../cases/outcome-mark.tsx';

/** On a phone an outcome stands below its case. */
const lineStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 0.25 } as const;

const nameColumn = { flex: '1 1 12rem' } as const;

/** As wide as the longest outcome, so that they stand one below the other. */
const outcomeColumn = { flex: '0 0 11rem' } as const;

/** The further cases by what they test: their values would give the next candidate an advantage. */
export function HiddenCases({ cases }: { readonly cases: readonly HiddenCaseResult[] }) {
  return (
    <>
      <Typography sx={{ mt: 2, fontWeight: 600 }}>Further cases</Typography>
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {cases.map(({ number, name, outcome }) => (
          <li key={number}>
            <Box sx={lineStyle}>
              <Box sx={nameColumn}>{name}</Box>
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
