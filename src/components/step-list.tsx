import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { plainList } from '../theme/plain-list.ts';

/** One of the things that follow each other. */
export interface Step {
  readonly label: string;
  readonly state: 'done' | 'current' | 'waiting';
  /** In place of how it stands, e.g. when it was done. */
  readonly note?: ReactNode;
}

/** What is done, what is under way and what is still to come, in order. */
export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <Box component="ol" sx={{ ...plainList, display: 'grid', gap: 2 }}>
      {steps.map((step) => (
        <StepLine key={step.label} step={step} />
      ))}
    </Box>
  );
}

const icons = { done: CheckCircleOutlined, current: HourglassEmpty, waiting: RadioButtonUnchecked } as const;
const stateTexts = { done: 'done', current: 'under way', waiting: 'not yet' } as const;

function StepLine({ step: { label, state, note } }: { readonly step: Step }) {
  const Icon = icons[state];
  return (
    <Box
      component="li"
      aria-current={state === 'current' ? 'step' : undefined}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}
    >
      <Icon aria-hidden color={state === 'waiting' ? 'disabled' : 'primary'} />
      <Typography sx={{ fontWeight: state === 'current' ? 600 : 400 }}>
        {label}{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          – {note ?? stateTexts[state]}
        </Typography>
      </Typography>
    </Box>
  );
}
