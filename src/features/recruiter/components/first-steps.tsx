import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Panel } from '../../../components/panel.tsx';
import { StepBars } from '../../../components/step-bars.tsx';
import { plainList } from '../../../theme/plain-list.ts';
import type { Step } from '../steps.ts';
import { StepRow } from './step-row.tsx';

/** What to do first, and what of it is done. */
export function FirstSteps({ steps }: { readonly steps: readonly Step[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Panel title="What to do first">
      <Box sx={{ display: 'grid', gap: 0.5, maxWidth: 320, mb: 2 }}>
        <Typography variant="body2">
          {done === steps.length ? 'All done' : `${done} of ${steps.length} done`}
        </Typography>
        <StepBars total={steps.length} done={done} />
      </Box>
      <Box component="ul" sx={plainList}>
        {steps.map((step) => (
          <StepRow key={step.title} step={step} />
        ))}
      </Box>
    </Panel>
  );
}
