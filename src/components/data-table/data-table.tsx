import Box from '@mui/material/Box';
import { useContext } from 'react';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';
import { chosenColumns, TableLookContext } from './table-look.ts';
import { type TableModelProps, useTableModel } from './table-model.ts';

export type { Column } from './table-model.ts';

interface DataTableProps<Row> extends TableModelProps<Row> {
  /** For screen readers. */
  readonly label: string;
}

/** Rows in little space that can be sorted and selected: a table, and cards where that would not fit. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const model = useTableModel(props);
  const look = useContext(TableLookContext);
  const drawn = {
    ...props,
    columns: chosenColumns(props.columns, look),
    model,
    canSelect: props.selection !== undefined,
    isDense: true,
  };
  return (
    <>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <RowTable {...drawn} isRoomy={look.isRoomy} />
      </Box>
      <Box sx={{ display: { md: 'none' } }}>
        <RowCards {...drawn} />
      </Box>
    </>
  );
}
