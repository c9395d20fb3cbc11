import { useState } from 'react';
import type { Selection } from './table-model.ts';

/** The rows that somebody has selected, on all pages of a list, and how to change that. */
export interface RowsSelected<Row> {
  readonly rows: readonly Row[];
  /** For a table of these rows. */
  readonly of: (shown: readonly Row[]) => Selection;
  readonly set: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

/** Keeps which rows are selected while a list goes from page to page. */
export function useSelection<Row>(keyOf: (row: Row) => string): RowsSelected<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const set = (rows: readonly Row[]) => setChosen(new Map(rows.map((row) => [keyOf(row), row])));
  return {
    rows: [...chosen.values()],
    set,
    clear: () => set([]),
    of: (shown) => ({
      selected: Object.fromEntries([...chosen.keys()].map((key) => [key, true as const])),
      onChange: (selected) => {
        const known = new Map([...chosen, ...shown.map((row) => [keyOf(row), row] as const)]);
        set([...known].flatMap(([key, row]) => (selected[key] ? [row] : [])));
      },
    }),
  };
}
