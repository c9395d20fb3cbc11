import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';
import type { Column } from './table-model.ts';

export type { Column };

interface CalmTableProps<Row> {
  /** For screen readers. */
  readonly label: string;
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  /** Of one page. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** What a row is as a card. */
  readonly card: (row: Row) => ReactNode;
  /** The width below which rows are cards. */
  readonly cardsBelow: 'md' | 'lg';
}

/** Rows to read, on a candidate's page. It has no model: that would be 11 kB of script for an order nobody changes. */
export function CalmTable<Row extends object>({ card, cardsBelow, ...drawn }: CalmTableProps<Row>) {
  return (
    <>
      {/* Cut at its round corners, without becoming what the head would stick to. */}
      <Paper variant="outlined" sx={{ display: { xs: 'none', [cardsBelow]: 'block' }, overflow: 'clip' }}>
        <RowTable {...drawn} isDense={false} />
      </Paper>
      <Box sx={{ display: { [cardsBelow]: 'none' } }}>
        <RowCards {...drawn} isDense={false} card={card} />
      </Box>
    </>
  );
}
