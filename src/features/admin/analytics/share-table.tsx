import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { Panel } from '../../../components/panel.tsx';
import { formatNumber } from '../words.ts';

/** One line of figures, drawn as a bar as long as its share of the longest. */
export interface ShareRow {
  readonly name: string;
  readonly count: number;
  /** What else is told of it. */
  readonly figure?: string;
}

interface ShareTableProps {
  readonly title: string;
  /** What is counted, in one sentence. */
  readonly definition: string;
  readonly names: readonly [name: string, count: string, figure?: string];
  readonly rows: readonly ShareRow[];
}

/** Figures as bars and as a table. */
export function ShareTable({ title, definition, names: [name, count, figure], rows }: ShareTableProps) {
  const most = Math.max(1, ...rows.map((row) => row.count));
  const isEmpty = rows.every((row) => row.count === 0);
  return (
    <Panel title={title}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {definition}
      </Typography>
      {isEmpty ? (
        <Typography variant="body2">Not enough data.</Typography>
      ) : (
        <DataTable
          label={title}
          columns={[
            { name, width: 160, cell: (row: ShareRow): ReactNode => row.name },
            { name: 'Chart', cell: (row) => <Bar part={row.count / most} /> },
            { name: count, width: 88, isNumber: true, cell: (row) => formatNumber(row.count) },
            ...(figure
              ? [{ name: figure, width: 128, isNumber: true, cell: (row: ShareRow) => row.figure }]
              : []),
          ]}
          rows={rows}
          keyOf={(row) => row.name}
        />
      )}
    </Panel>
  );
}

/** The figures stand beside it. */
function Bar({ part }: { readonly part: number }) {
  return (
    <Box aria-hidden sx={{ width: '100%', minWidth: { xs: 80, md: 0 } }}>
      <Box sx={{ ...barStyle, width: `${Math.round(part * 100)}%` }} />
    </Box>
  );
}

const barStyle = {
  height: 12,
  bgcolor: 'primary.main',
  borderRadius: 0.5,
  '@media (forced-colors: active)': { bgcolor: 'CanvasText', forcedColorAdjust: 'none' },
} as const;
