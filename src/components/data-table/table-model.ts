import {
  functionalUpdate,
  type ReactTable,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';

/** One column; the first one names its row. */
export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** What the API calls it in `sort`; absent where it does not sort by it. */
  readonly sortKey?: string;
  /** In pixels; a dense table whose columns name theirs gives the rest to those that do not, and cuts what is longer. */
  readonly width?: number;
  /** Where the window is narrower, the column is not there. */
  readonly from?: 'lg' | 'xl';
  /** Of each of its cells. */
  readonly style?: { readonly maxWidth?: number; readonly whiteSpace?: 'nowrap' };
}

/** The order of the rows, which the server makes. */
export interface Sort {
  /** As the API takes it: `name`, or `-name` for the other way round. */
  readonly by: string;
  readonly onChange: (by: string) => void;
}

/** The rows that are selected, on this page and on others. */
export interface Selection {
  /** By the keys of the rows. */
  readonly selected: RowSelectionState;
  readonly onChange: (selected: RowSelectionState) => void;
}

export interface TableModelProps<Row> {
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  /** Of one page. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly sort?: Sort;
  readonly selection?: Selection;
}

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

export type TableModel<Row extends object> = ReactTable<typeof features, Row>;

/** Columns, rows, order and selection, however they are drawn. */
export function useTableModel<Row extends object>(props: TableModelProps<Row>): TableModel<Row> {
  const { columns, rows, keyOf, sort, selection } = props;
  const canSort = sort !== undefined;
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.sortKey ?? column.name,
        // The server sorts; the model only wants to see that there is something to sort by.
        accessorFn: () => null,
        enableSorting: canSort && column.sortKey !== undefined,
      })),
    [columns, canSort],
  );
  const sorting = sort ? readSort(sort.by) : [];
  const rowSelection = selection?.selected ?? {};
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: keyOf,
    state: { sorting, rowSelection },
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    onSortingChange: (update) => sort?.onChange(writeSort(functionalUpdate(update, sorting))),
    onRowSelectionChange: (update) => selection?.onChange({ ...functionalUpdate(update, rowSelection) }),
  });
}

const readSort = (by: string): SortingState => [{ id: by.replace(/^-/, ''), desc: by.startsWith('-') }];

const writeSort = ([first]: SortingState): string => (first ? `${first.desc ? '-' : ''}${first.id}` : '');
