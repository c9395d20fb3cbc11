import Box from '@mui/material/Box';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';
import { type TableModelProps, useTableModel } from './table-model.ts';

export type { Column } from './table-model.ts';

interface DataTableProps<Row> extends TableModelProps<Row> {
  /** For screen readers. */
  readonly label: string;
}

/** Rows in little space that can be sorted and selected: a table, and cards where that would not fit. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const model = useTableModel(props);
  const drawn = { ...props, model, canSelect: props.selection !== undefined, isDense: true };
  return (
    <>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <RowTable {...drawn} />
      </Box>
      <Box sx={{ display: { md: 'none' } }}>
        <RowCards {...drawn} />
      </Box>
    </>
  );
}
