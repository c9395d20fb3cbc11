import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { plainList } from '../../../theme/plain-list.ts';
import { TOUCH_TARGET } from '../../../theme/touch-target.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
import { type Check as CheckName, sampleFindings } from './sample-answer.ts';

interface SampleChecksProps {
  /** The one that was chosen. */
  shown: CheckName | null;
  onShow: (check: CheckName | null) => void;
}

/** The checklist of the sample: each is a button that shows its place in the answer, or what would show it. */
export function SampleChecks({ shown, onShow }: SampleChecksProps) {
  const missing = sampleFindings.find(({ check }) => check === shown)?.missing;
  return (
    <div>
      <Box component="ul" aria-label="Checklist of the sample answer" sx={listStyle}>
        {sampleFindings.map(({ check, label, missing: isMissing }) => (
          <li key={check}>
            <Button
              variant={shown === check ? 'outlined' : 'text'}
              aria-pressed={shown === check}
              startIcon={isMissing ? <Remove color="warning" /> : <Check color="success" />}
              sx={{ minHeight: TOUCH_TARGET, color: 'text.primary', textAlign: 'left' }}
              onClick={() => onShow(shown === check ? null : check)}
            >
              {label}
              <span style={visuallyHidden}>{isMissing ? ': not found' : ': found'}</span>
            </Button>
          </li>
        ))}
      </Box>
      <Typography role="status" variant="body2" color="textSecondary">
        {missing && `Not found. What would show it: ${missing.charAt(0).toLowerCase()}${missing.slice(1)}`}
      </Typography>
    </div>
  );
}

const listStyle = {
  ...plainList,
  mx: -1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
} as const;
