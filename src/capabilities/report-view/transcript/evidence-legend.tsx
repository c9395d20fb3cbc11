import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MarkLabels } from '../checks/check-labels.ts';
import type { MarkName } from '../checks/check-styles.ts';
import { CheckSwatch } from '../checks/check-swatch.tsx';

interface EvidenceLegendProps {
  readonly marks: readonly MarkName[];
  readonly labels: MarkLabels;
}

/** What the tints in the answers mean. */
export function EvidenceLegend({ marks, labels }: EvidenceLegendProps) {
  return (
    <Box sx={legendStyle}>
      <Typography variant="body2" color="textSecondary" sx={{ width: { xs: '100%', sm: 'auto' } }}>
        Marked in your answers:
      </Typography>
      {marks.map((check) => (
        <Box key={check} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <CheckSwatch check={check} />
          <Typography variant="body2">{labels[check]}</Typography>
        </Box>
      ))}
    </Box>
  );
}

/** On paper it does not stay behind the first answer that it is about. */
const legendStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  my: 2,
  breakAfter: 'avoid',
} as const;
