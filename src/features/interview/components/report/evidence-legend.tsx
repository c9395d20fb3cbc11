import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CheckName } from '../../../../api/gen/types.gen.ts';
import { CheckBadge } from './check-badge.tsx';
import { checkNames } from './check-labels.ts';

/** What the marks in the transcripts mean. */
export function EvidenceLegend({ labels }: { readonly labels: Readonly<Record<CheckName, string>> }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', my: 2 }}>
      <Typography variant="body2" color="textSecondary">
        Marked in your answers:
      </Typography>
      {checkNames.map((check) => (
        <Box key={check} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <CheckBadge check={check} />
          <Typography variant="body2">{labels[check]}</Typography>
        </Box>
      ))}
    </Box>
  );
}
