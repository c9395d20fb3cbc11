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
  /** What the interview uses it for. */
  readonly purpose: string;
  readonly state: CheckState;
  readonly action: ReactNode;
  /** What is seen or answered during the check. */
  readonly children?: ReactNode;
}

/** One device: what it is for, how its check stands, what to do about what failed. */
export function CheckRow({ name, need, purpose, state, action, children }: CheckRowProps) {
  const { Icon, color } = icons[state.kind];
  return (
    <Box component="li" sx={rowStyle}>
      <Icon aria-hidden color={color} sx={{ mt: 1.25 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={headStyle}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {name}{' '}
            <Typography component="span" variant="body2" color="textSecondary" sx={needStyle}>
              – {need}
            </Typography>
          </Typography>
          <Box sx={{ flex: 'none' }}>{action}</Box>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {purpose}
        </Typography>
        <Box role="status" sx={{ '&:not(:empty)': { mt: 0.5 } }}>
          {state.kind !== 'idle' && <StateText state={state} />}
        </Box>
        {children}
      </Box>
    </Box>
  );
}

function StateText({ state }: { readonly state: Exclude<CheckState, { kind: 'idle' }> }) {
  return (
    <>
      <Typography sx={{ color: state.kind === 'failed' ? 'error.main' : 'text.primary', fontWeight: 600 }}>
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
  py: 1.5,
  '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
} as const;

/** On a phone below each name, not only below the longest. */
const needStyle = { display: { xs: 'block', sm: 'inline' }, whiteSpace: 'nowrap' } as const;

/** The button stays beside the name, which has lines enough. */
const headStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  minHeight: 44,
} as const;
