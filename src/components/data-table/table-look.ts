import { createContext, useState } from 'react';
import { keepChoice, readChoice } from '../../lib/browser-choices.ts';
import type { Column } from './table-model.ts';

/** How somebody wants a table to be. */
export interface TableLook {
  /** By the names of columns; one that nothing is said of is there where it has room. */
  readonly columns: Readonly<Record<string, boolean>>;
  /** Whether rows stand farther apart. */
  readonly isRoomy: boolean;
}

/** A look and how it is changed. */
export interface LookChoice {
  readonly columns: readonly { readonly name: string; readonly from?: 'lg' | 'xl' }[];
  readonly look: TableLook;
  readonly onChange: (to: Partial<TableLook>) => void;
}

const usual: TableLook = { columns: {}, isRoomy: false };

/** How the tables below are to be. */
export const TableLookContext = createContext(usual);

/** What was chosen for a table, by a name that also says for whom; it is kept for the next time. */
export function useTableLook(name: string) {
  const [look, setLook] = useState(() => ({ ...usual, ...keptLooks()[name] }));
  const change = (to: Partial<TableLook>) => {
    const next = { ...look, ...to };
    setLook(next);
    keepChoice('tables', JSON.stringify({ ...keptLooks(), [name]: next }));
  };
  return { look, change };
}

/** Anything may stand in the storage. */
function keptLooks(): Readonly<Record<string, Partial<TableLook>>> {
  try {
    return JSON.parse(readChoice('tables') ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** The columns that were chosen; the first one, which names its row, is always there. */
export function chosenColumns<Row>(
  [first, ...others]: readonly [Column<Row>, ...Column<Row>[]],
  { columns }: TableLook,
): readonly [Column<Row>, ...Column<Row>[]] {
  const there = others.filter(({ name }) => columns[name] !== false);
  return [first, ...there.map((column) => (columns[column.name] ? withRoom(column) : column))];
}

function withRoom<Row>({ from: _from, ...column }: Column<Row>): Column<Row> {
  return column;
}
