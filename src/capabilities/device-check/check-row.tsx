import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import Hourglass from '@mui/icons-material/HourglassEmpty';
import Unchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CheckState, Need } from './check-state.ts';

interface CheckRowProps {
  readonly name: string;
  readonly need: Need;
  readonly state: CheckState;
  readonly action: ReactNode;
  /** What is seen or answered during the check. */
  readonly children?: ReactNode;
}

/** One device: how its check stands, what to do about what failed. */
export function CheckRow({ name, need, state, action, children }: CheckRowProps) {
  const { Icon, color } = icons[state.kind];
  return (
    <Box component="li" sx={rowStyle}>
      <Icon aria-hidden color={color} sx={{ mt: 1.25 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={headStyle}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {name}{' '}
            {need === 'required' && (
              <Typography component="span" variant="body2" color="textSecondary">
                – required
              </Typography>
            )}
          </Typography>
          <Box sx={{ flex: 'none' }}>{action}</Box>
        </Box>
        <Box role="status">{state.kind !== 'idle' && <StateText state={state} />}</Box>
        {children}
      </Box>
    </Box>
  );
}

function StateText({ state }: { readonly state: Exclude<CheckState, { kind: 'idle' }> }) {
  return (
    <>
      <Typography
        sx={state.kind === 'failed' ? { color: 'error.main', fontWeight: 600 } : { color: 'text.secondary' }}
      >
        {state.text}
      </Typography>
      {state.kind === 'failed' && <Typography>{state.remedy}</Typography>}
    </>
  );
}

const icons = {
  idle: { Icon: Unchecked, color: 'disabled' },
  running: { Icon: Hourglass, color: 'primary' },
  passed: { Icon: CheckCircle, color: 'success' },
  failed: { Icon: ErrorIcon, color: 'error' },
} as const;

const rowStyle = {
  display: 'flex',
  gap: 1.5,
  py: 1,
  '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
} as const;

/** The button stays beside the name, which has lines enough. */
const headStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  minHeight: 44,
} as const;
