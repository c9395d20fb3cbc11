import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HighlightOff from '@mui/icons-material/HighlightOff';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import type { CaseOutcome } from '../../../../openapi/gen/types.gen.ts';
import { outcomeNames } from './case-words.ts';

/** What came of a case, as an icon and in words. */
export function OutcomeMark({ outcome }: { readonly outcome: CaseOutcome }) {
  const { Icon, color } = markOf(outcome);
  return (
    <Box component="span" sx={markStyle}>
      <Icon aria-hidden sx={{ fontSize: 20, mt: '2px', color }} />
      {outcomeNames[outcome]}
    </Box>
  );
}

/** The icon stands at the first line, also where the words need a second one. */
const markStyle = { display: 'inline-flex', gap: 0.75, alignItems: 'flex-start', fontWeight: 600 } as const;

function markOf(outcome: CaseOutcome) {
  if (outcome === 'passed') return { Icon: CheckCircle, color: 'success.main' };
  if (outcome === 'not_run') return { Icon: RadioButtonUnchecked, color: 'text.secondary' };
  return { Icon: outcome === 'wrong' ? HighlightOff : ErrorOutline, color: 'error.main' };
}
