import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { type LookChoice, TableLookContext, useTableLook } from '../data-table/table-look.ts';
import { EmptyState } from '../empty-state.tsx';
import { useIsDense } from '../page/density.tsx';
import { ColumnsButton } from './columns-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListResults, type ListResultsProps, type PageOfList } from './list-results.tsx';
import { type SelectedRows, SelectionBar } from './selection-bar.tsx';
import { useRowKeys } from './use-row-keys.ts';

const PeekedRow = lazy(async () => ({
  default: (await import(/* webpackChunkName: "peeked-row" */ './peeked-row.tsx')).PeekedRow,
}));

/** What is seen of a row beside the list. */
export interface Peek<Row> {
  /** The same as the rows of the table have. */
  readonly keyOf: (row: Row) => string;
  readonly titleOf: (row: Row) => string;
  readonly content: (row: Row) => ReactNode;
}

export interface ListBodyProps<Row> extends Omit<ListResultsProps<Row>, 'at' | 'empty' | 'onReturn'> {
  /** What is listed, for screen readers. */
  readonly label: string;
  /** What the address says of the list, and how to change it. */
  readonly list: {
    readonly query: PageOfList & { readonly q?: string };
    /** The names of those that are set. */
    readonly filtered: readonly string[];
    readonly change: (to: Readonly<Record<string, string>>, options?: { readonly replace: boolean }) => void;
  };
  /** The label of the search. */
  readonly searchLabel: string;
  /** The other choices of what is shown, and in which order. */
  readonly filters?: ReactNode;
  /** The rows that are selected, and what can be done with them. */
  readonly selected?: SelectedRows | undefined;
  /** Stands above the rows. */
  readonly notices?: ReactNode;
  /** What is seen of a row beside the list. */
  readonly peek?: Peek<Row> | undefined;
  /** The columns, of which all but the first can be left out, and under which name that is kept. */
  readonly table?: { readonly keptAs: string; readonly columns: LookChoice['columns'] };
  /** Where there is no row at all: why, and the action that makes the first. */
  readonly none: ReactNode;
}

/** A list without its heading: search and filters, rows and the way to other pages. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { label, list, searchLabel, filters, selected, notices, peek, table, none, ...results } = props;
  const { look, change: changeLook } = useTableLook(table?.keptAs ?? '');
  const { query, filtered, change } = list;
  const root = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  /** Where to go on once a button that was pressed is gone. */
  const search = () => searchField.current?.focus();
  const clear = () => {
    change(Object.fromEntries(filtered.map((name) => [name, ''])));
    search();
  };
  return (
    <Box ref={root} sx={peek ? peekableStyle : {}}>
      {useIsDense() && <RowKeys list={root} />}
      {selected && selected.count > 0 ? (
        <SelectionBar
          {...selected}
          total={results.results.data?.total ?? selected.count}
          mostCounted={results.mostCounted}
        />
      ) : (
        <FilterBar
          label={label}
          searchLabel={searchLabel}
          q={query.q ?? ''}
          fieldRef={searchField}
          onSearch={(q, options) => change({ q }, options)}
        >
          {filters}
          {table && <ColumnsButton columns={table.columns.slice(1)} look={look} onChange={changeLook} />}
        </FilterBar>
      )}
      {notices}
      <TableLookContext value={look}>
        <ListResults
          {...results}
          at={query}
          empty={
            filtered.length === 0 ? (
              none
            ) : (
              <NoMatch noun={results.nouns[0]} q={query.q} filtered={filtered} onClear={clear} />
            )
          }
          onReturn={search}
        />
      </TableLookContext>
      {peek && (
        <Suspense>
          <PeekedRow
            list={root}
            find={(key) => {
              const row = results.results.data?.items.find((one) => peek.keyOf(one) === key);
              return row && { title: peek.titleOf(row), content: peek.content(row) };
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

const peekableStyle = { '& [data-row]': { cursor: 'pointer' } } as const;

/** Calm pages have no keys of their own. */
function RowKeys({ list }: { readonly list: Parameters<typeof useRowKeys>[0] }) {
  useRowKeys(list);
  return null;
}

interface NoMatchProps {
  /** What a row is called. */
  readonly noun: string;
  readonly q: string | undefined;
  readonly filtered: readonly string[];
  readonly onClear: () => void;
}

function NoMatch({ noun, q, filtered, onClear }: NoMatchProps) {
  const isSearchAlone = Boolean(q) && filtered.length === 1;
  const clear = (
    <Button variant="outlined" size="large" onClick={onClear}>
      {isSearchAlone ? 'Clear search' : 'Clear filters'}
    </Button>
  );
  return (
    <EmptyState title={q ? `No ${noun} matches “${q}”` : `No ${noun} matches`} action={clear}>
      {isSearchAlone ? 'Try other words' : 'Try other words or filters'}, or look at all of them.
    </EmptyState>
  );
}
