import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { EmptyState } from '../empty-state.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListResults, type ListResultsProps, type PageOfList } from './list-results.tsx';

interface ListPageProps<Row> extends Omit<ListResultsProps<Row>, 'at' | 'empty' | 'onReturn'> {
  readonly title: string;
  /** What can be done on the page, first of all to make a row. */
  readonly actions?: ReactNode;
  /** What the address says of the list, and how to change it. */
  readonly list: {
    readonly query: PageOfList & { readonly q?: string };
    /** The names of those that are set. */
    readonly filtered: readonly string[];
    readonly change: (to: Readonly<Record<string, string>>) => void;
  };
  /** The label of the search. */
  readonly searchLabel: string;
  /** The other choices of what is shown, and in which order. */
  readonly filters?: ReactNode;
  /** Stands above the rows. */
  readonly notices?: ReactNode;
  /** Where there is no row at all: why, and the action that makes the first. */
  readonly none: ReactNode;
}

/** A page that is a list: title and actions, search and filters, rows and the way to other pages. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, actions, list, searchLabel, filters, notices, none, ...results } = props;
  const { query, filtered, change } = list;
  const searchField = useRef<HTMLInputElement>(null);
  /** Where to go on once a button that was pressed is gone. */
  const search = () => searchField.current?.focus();
  const clear = () => {
    change(Object.fromEntries(filtered.map((name) => [name, ''])));
    search();
  };
  return (
    <>
      <PageHeader title={title} actions={actions} />
      <FilterBar
        label={title}
        searchLabel={searchLabel}
        q={query.q ?? ''}
        fieldRef={searchField}
        onSearch={(q) => change({ q })}
      >
        {filters}
      </FilterBar>
      {notices}
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
    </>
  );
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
