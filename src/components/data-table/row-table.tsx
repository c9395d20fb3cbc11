import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useId } from 'react';
import { SelectAll, SelectRow } from './select-rows.tsx';
import type { Column, TableModel } from './table-model.ts';

/** Rows that are drawn, as a table or as cards. */
export interface DrawnRows<Row extends object> {
  /** For screen readers. */
  readonly label: string;
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Where rows can be put in another order or be selected. */
  readonly model?: TableModel<Row>;
  readonly canSelect?: boolean;
  readonly isDense: boolean;
}

/** One row a line, under a head that stays in view. */
export function RowTable<Row extends object>(props: DrawnRows<Row> & { readonly isRoomy?: boolean }) {
  const { isRoomy = false, label, columns, rows, keyOf, model, canSelect, isDense } = props;
  const marked = canSelect ? model : undefined;
  const isFixed = isDense && columns.some(({ width }) => width !== undefined);
  const id = useId();
  return (
    <Table
      stickyHeader
      size={isDense ? 'small' : 'medium'}
      aria-label={label}
      sx={[tableStyle, isFixed && fixedStyle, isRoomy && roomyStyle]}
    >
      <TableHead>
        <TableRow>
          {marked && (
            <TableCell padding="checkbox">
              <SelectAll model={marked} />
            </TableCell>
          )}
          {columns.map((column) => (
            <HeadCell key={column.name} column={column} model={model} />
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const key = keyOf(row);
          const nameId = `${id}-${key}`;
          return (
            <TableRow key={key} data-row={key} hover selected={marked?.getRow(key).getIsSelected()}>
              {marked && (
                <TableCell padding="checkbox">
                  <SelectRow row={marked.getRow(key)} nameId={nameId} />
                </TableCell>
              )}
              {columns.map(({ name, cell, isNumber, style, from }, index) => (
                <TableCell
                  key={name}
                  {...(index === 0 && { id: nameId, component: 'th', scope: 'row' })}
                  align={isNumber ? 'right' : 'left'}
                  sx={{ ...(isDense && index > 0 && cellStyle), ...style, ...hiddenBelow(from) }}
                >
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

interface HeadCellProps<Row extends object> {
  readonly column: Column<Row>;
  readonly model: TableModel<Row> | undefined;
}

function HeadCell<Row extends object>({ column, model }: HeadCellProps<Row>) {
  const order = model?.getColumn(column.sortKey ?? column.name);
  const direction = order?.getIsSorted() || false;
  return (
    <TableCell
      align={column.isNumber ? 'right' : 'left'}
      sortDirection={direction}
      sx={{ width: column.width, ...hiddenBelow(column.from) }}
    >
      {order?.getCanSort() ? (
        <TableSortLabel
          active={direction !== false}
          direction={direction || 'asc'}
          onClick={order.getToggleSortingHandler()}
        >
          {column.name}
        </TableSortLabel>
      ) : (
        column.name
      )}
    </TableCell>
  );
}

/** Of a cell among others that all have little room. */
export const cellStyle = { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' } as const;

const hiddenBelow = (from: 'lg' | 'xl' | undefined) =>
  from && { display: { xs: 'none', [from]: 'table-cell' } };

/** The height of the bar that stays at the top of the page, where the layout says nothing of it. */
const TOP_BAR = 'var(--top-bar, 64px)';

const tableStyle = {
  '& thead th': { top: TOP_BAR, bgcolor: 'background.paper', '@media print': { position: 'static' } },
  // The head over the rows hides nothing that takes the focus.
  '& tbody :is(a, button, input)': { scrollMarginTop: 64 },
} as const;

/** Each row one line, as high as another. */
const fixedStyle = {
  tableLayout: 'fixed',
  '& th, & td': {
    px: 1,
    py: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    borderColor: 'divider',
  },
  '& tbody :is(th, td)': { height: 36 },
  '& thead th': { height: 32, fontSize: '0.8125rem', color: 'text.secondary' },
  '& .MuiTableCell-root.MuiTableCell-paddingCheckbox': { width: 36, px: 0 },
  // A cell cuts off an outline that lies outside of it.
  '& tbody :is(a, button):focus-visible': { outlineOffset: -3 },
  '& tbody tr:focus-within': { bgcolor: 'action.hover' },
} as const;

const roomyStyle = { '& tbody :is(th, td)': { height: 48 } } as const;
