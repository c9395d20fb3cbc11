import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { plainLabels } from '../checks/check-labels.ts';
import { CheckSwatch } from '../checks/check-swatch.tsx';

/** On paper, what the tint in answers that an AI scored means; the checklist names its own beside each. */
export function PrintedLegend() {
  return (
    <Box sx={legendStyle}>
      <Typography variant="body2" color="textSecondary">
        Marked in your answers:
      </Typography>
      <CheckSwatch check="quote" />
      <Typography variant="body2">{plainLabels.quote}</Typography>
    </Box>
  );
}

/** It does not stay behind the first answer that it is about. */
const legendStyle = {
  display: 'none',
  displayPrint: 'flex',
  gap: 1,
  alignItems: 'center',
  my: 2,
  breakAfter: 'avoid',
} as const;
