import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { plainList } from '../../theme/plain-list.ts';
import { TOUCH_TARGET } from '../../theme/touch-target.ts';
import { cellStyle, type DrawnRows } from './row-table.tsx';
import { SelectAll, SelectRow } from './select-rows.tsx';
import type { Column, Sort } from './table-model.ts';

interface RowCardsProps<Row extends object> extends DrawnRows<Row> {
  readonly sort?: Sort | undefined;
  /** What a row is as a card; else its columns one below the other. */
  readonly card?: (row: Row) => ReactNode;
}

/** One row a card; above them stands what the head of a table offers. */
export function RowCards<Row extends object>(props: RowCardsProps<Row>) {
  const { label, columns, rows, keyOf, model, canSelect, isDense, sort, card } = props;
  const marked = canSelect ? model : undefined;
  const id = useId();
  return (
    <>
      {sort && <OrderChoice columns={columns} sort={sort} />}
      {marked && <SelectAll model={marked} />}
      <Box component="ul" aria-label={label} sx={isDense ? plainList : spacedList}>
        {rows.map((row) => {
          const key = keyOf(row);
          const nameId = `${id}-${key}`;
          return (
            <Paper key={key} component="li" data-row={key} {...(isDense ? denseCard : calmCard)}>
              {marked && <SelectRow row={marked.getRow(key)} nameId={nameId} />}
              {card?.(row) ?? <ColumnsAsCard row={row} columns={columns} nameId={nameId} />}
            </Paper>
          );
        })}
      </Box>
    </>
  );
}

interface ColumnsAsCardProps<Row> {
  readonly row: Row;
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  /** For the element with the name of the row. */
  readonly nameId: string;
}

function ColumnsAsCard<Row>({ row, columns: [first, ...others], nameId }: ColumnsAsCardProps<Row>) {
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography id={nameId} component="div" sx={{ fontWeight: 600 }}>
        {first.cell(row)}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', m: 0 }}>
        {others.filter(isOnCard).map(({ name, cell }) => (
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

/** What only the widest window has room for is not told on a card either. */
const isOnCard = ({ from }: { readonly from?: 'lg' | 'xl' }) => from !== 'xl';

interface OrderChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort;
}

/** Plain: most tables are not sorted by whoever reads them, and do without the parts of a form. */
function OrderChoice<Row>({ columns, sort }: OrderChoiceProps<Row>) {
  return (
    <Box component="label" sx={orderStyle}>
      Order
      <select value={sort.by} onChange={(event) => sort.onChange(event.target.value)}>
        {columns
          .filter(({ sortKey }) => sortKey !== undefined)
          .flatMap(({ name, sortKey }) => [
            <option key={sortKey} value={sortKey}>
              {name}, ascending
            </option>,
            <option key={`-${sortKey}`} value={`-${sortKey}`}>
              {name}, descending
            </option>,
          ])}
      </select>
    </Box>
  );
}

const orderStyle = {
  display: 'grid',
  mb: 2,
  '& select': {
    minHeight: TOUCH_TARGET,
    px: 1,
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'control',
    borderRadius: 1,
  },
} as const;

const spacedList = { ...plainList, display: 'grid', gap: 2 } as const;

const calmCard = { variant: 'outlined', sx: { p: 2 } } as const;

const denseCard = {
  elevation: 0,
  sx: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 1,
    py: 1.5,
    bgcolor: 'transparent',
    borderRadius: 0,
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;
