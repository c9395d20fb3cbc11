import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { QueueCount } from '../../../../openapi/gen/types.gen.ts';
import { Panel } from '../../../components/panel.tsx';
import { formatNumber } from '../words.ts';

interface QueuePanelProps {
  readonly title: string;
  readonly count: QueueCount;
}

/** How much of one kind of work waits, runs and was given up. */
export function QueuePanel({ title, count: { waiting, running, failed } }: QueuePanelProps) {
  return (
    <Panel title={title}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, m: 0 }}>
        <Figure name="Waiting" value={waiting} />
        <Figure name="Running" value={running} />
        <Figure name="Failed" value={failed} isBad={failed > 0} />
      </Box>
    </Panel>
  );
}

function Figure({ name, value, isBad = false }: { name: string; value: number; isBad?: boolean }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        variant="h2"
        sx={{ m: 0, fontVariantNumeric: 'tabular-nums', color: isBad ? 'error.main' : undefined }}
      >
        {formatNumber(value)}
      </Typography>
    </Box>
  );
}
