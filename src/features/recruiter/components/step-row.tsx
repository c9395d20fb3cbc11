import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextLink } from '../../../components/text-link.tsx';
import type { Step } from '../steps.ts';

/** One step: its mark, the link to do it, and why. */
export function StepRow({ step: { title, reason, to, isDone } }: { readonly step: Step }) {
  return (
    <Box component="li" sx={rowStyle}>
      {isDone ? (
        <CheckCircle titleAccess="Done:" sx={{ color: 'success.main' }} />
      ) : (
        <RadioButtonUnchecked titleAccess="To do:" sx={{ color: 'text.secondary' }} />
      )}
      <div>
        <TextLink to={to} sx={linkStyle}>
          {title}
        </TextLink>
        <Typography variant="body2" color="textSecondary">
          {reason}
        </Typography>
      </div>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const linkStyle = { display: 'inline-flex', alignItems: 'center', minHeight: 32, fontWeight: 600 } as const;
