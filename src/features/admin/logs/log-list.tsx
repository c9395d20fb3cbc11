import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LogName } from '../../../../openapi/gen/types.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { FilterBar } from '../../../components/list-page/filter-bar.tsx';
import { useRowKeys } from '../../../components/list-page/use-row-keys.ts';
import { type Fetched, Loaded } from '../../../components/loaded.tsx';
import { FileButton } from './file-button.tsx';
import { LiveButton } from './live-button.tsx';

interface LogListProps<Row extends object> {
  readonly label: string;
  readonly searchLabel: string;
  readonly log: {
    readonly chosen: { readonly q?: string; readonly before?: string };
    readonly filtered: readonly string[];
    readonly change: (to: Readonly<Record<string, string>>, options?: { readonly replace: boolean }) => void;
  };
  readonly filters?: ReactNode;
  readonly results: Fetched<{ readonly items: readonly Row[]; readonly next: string | null }>;
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly keyOf: (row: Row) => string;
  /** Where there is no row at all. */
  readonly none: string;
  /** What there is beside the rows, besides what they are called. */
  readonly more?: {
    /** Followed while somebody wants to see what is new. */
    readonly name: LogName;
    /** The whole result in a file of a form. */
    readonly load: (format: 'csv' | 'jsonl') => Promise<Blob>;
  };
}

/** A log, from its newest row on; the pages are not counted, because that would take longer than to read one. */
export function LogList<Row extends object>(props: LogListProps<Row>) {
  const { label, searchLabel, log, filters, results, columns, keyOf, none, more } = props;
  const root = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  useRowKeys(root);
  const clear = () => {
    log.change(Object.fromEntries(log.filtered.map((name) => [name, ''])));
    searchField.current?.focus();
  };
  return (
    <div ref={root}>
      <FilterBar
        label={label}
        searchLabel={searchLabel}
        q={log.chosen.q ?? ''}
        fieldRef={searchField}
        onSearch={(q, options) => log.change({ q }, options)}
      >
        {filters}
        {more && !log.chosen.before && <LiveButton log={more.name} onNews={() => void results.refetch()} />}
      </FilterBar>
      <Loaded query={results} errorTitle="The log could not be loaded" rows={12} rowHeight={28}>
        {({ items, next }) =>
          items.length === 0 && log.filtered.length > 0 ? (
            <EmptyState
              title="Nothing matches"
              action={
                <Button variant="outlined" onClick={clear}>
                  Clear filters
                </Button>
              }
            >
              Try other words or filters.
            </EmptyState>
          ) : items.length === 0 ? (
            <EmptyState title={none} />
          ) : (
            <>
              <DataTable label={label} columns={columns} rows={items} keyOf={keyOf} />
              <Box sx={footerStyle}>
                <Pages next={next} isFirst={!log.chosen.before} />
                <Box sx={{ ml: 'auto', display: 'flex' }}>
                  {more &&
                    FILES.map(({ label, format }) => (
                      <FileButton
                        key={format}
                        label={label}
                        name={more.name}
                        ending={format}
                        load={() => more.load(format)}
                      />
                    ))}
                </Box>
              </Box>
            </>
          )
        }
      </Loaded>
    </div>
  );
}

const FILES = [
  { label: 'Export CSV', format: 'csv' },
  { label: 'Export JSON lines', format: 'jsonl' },
] as const;

function Pages({ next, isFirst }: { readonly next: string | null; readonly isFirst: boolean }) {
  const [search] = useSearchParams();
  return (
    <Box component="nav" aria-label="Pages" sx={{ display: 'flex', gap: 1 }}>
      {!isFirst && (
        <LinkButton variant="text" to={`?${withBefore(search, null)}`}>
          Newest
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton variant="text" to={`?${withBefore(search, next)}`}>
          Older
        </LinkButton>
      )}
    </Box>
  );
}

function withBefore(search: URLSearchParams, before: string | null): URLSearchParams {
  const to = new URLSearchParams(search);
  if (before === null) to.delete('before');
  else to.set('before', before);
  return to;
}

const footerStyle = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', minHeight: 36 } as const;
