import Box from '@mui/material/Box';
import type { CompetencyFinding } from '../../../../openapi/gen/types.gen.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { CheckSwatch } from '../checks/check-swatch.tsx';
import { Pips } from '../checks/found-pips.tsx';
import { checkTotals } from './check-totals.ts';

/** More dots than these cannot be counted at a glance. */
const mostPips = 8;

/** In how many of the answers each check was found; nothing where none could be looked at. */
export function CheckTotals({ competencies }: { readonly competencies: readonly CompetencyFinding[] }) {
  const totals = checkTotals(competencies);
  if (totals.length === 0) return null;
  return (
    <Box component="table" sx={tableStyle}>
      <caption style={visuallyHidden}>In how many answers each check was found</caption>
      <tbody>
        {totals.map(({ check, label, found, of }) => (
          <tr key={check}>
            <th scope="row">
              <CheckSwatch check={check} />
              {label}
            </th>
            <td>
              {of <= mostPips && <Pips found={found} of={of} />} {found}/{of}
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const tableStyle = {
  borderCollapse: 'collapse',
  width: '100%',
  maxWidth: 360,
  '& th': { display: 'flex', alignItems: 'center', gap: 1, fontWeight: 400, textAlign: 'left', py: 0.25 },
  '& td': { py: 0.25, textAlign: 'right', whiteSpace: 'nowrap' },
} as const;
