import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { plainList } from '../../theme/plain-list.ts';

/** One column; the first one names its row. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
}

interface DataTableProps<Row> {
  /** For screen readers. */
  readonly label: string;
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** Rows as a table, and as cards where a table would not fit. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return (
    <>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <RowsAsTable {...props} />
      </Box>
      <Box component="ul" aria-label={props.label} sx={cardsStyle}>
        {props.rows.map((row) => (
          <RowAsCard key={props.keyOf(row)} row={row} columns={props.columns} />
        ))}
      </Box>
    </>
  );
}

function RowsAsTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  const [first, ...others] = columns;
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {columns.map(({ name, isNumber }) => (
            <TableCell key={name} align={isNumber ? 'right' : 'left'}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)} hover>
            <TableCell component="th" scope="row">
              {first.cell(row)}
            </TableCell>
            {others.map(({ name, cell, isNumber }) => (
              <TableCell key={name} align={isNumber ? 'right' : 'left'} sx={cellStyle}>
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function RowAsCard<Row>({
  row,
  columns: [first, ...others],
}: Pick<DataTableProps<Row>, 'columns'> & { row: Row }) {
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="div" sx={{ fontWeight: 600 }}>
        {first.cell(row)}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', m: 0 }}>
        {others.map(({ name, cell }) => (
          <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ ...cellStyle, m: 0, textAlign: 'right' }}>
              {cell(row)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const cardsStyle = { display: { md: 'none' }, ...plainList } as const;

const cellStyle = { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' } as const;
