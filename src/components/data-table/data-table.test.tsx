// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type Column, DataTable } from './data-table.tsx';

interface Person {
  readonly _id: string;
  readonly name: string;
  readonly points: number;
}

const COLUMNS: readonly [Column<Person>, ...Column<Person>[]] = [
  { name: 'Name', cell: ({ name }) => name, sortKey: 'full_name' },
  { name: 'Points', cell: ({ points }) => points, sortKey: 'points', isNumber: true },
  { name: 'Note', cell: () => 'None' },
];
const PEOPLE = [
  { _id: 'a', name: 'Ada', points: 2 },
  { _id: 'b', name: 'Bert', points: 1 },
];

afterEach(() => {
  cleanup();
  lookAt(1024);
});

const lookAt = (width: number) => Reflect.get(window, 'happyDOM').setViewport({ width });

/** A table as a page has it: the page keeps the order and the selection. */
function Page({
  sortBy,
  onSort,
  selected,
}: {
  sortBy?: string;
  onSort?: (by: string) => void;
  selected?: string[];
}) {
  const [by, setBy] = useState(sortBy ?? '');
  const [chosen, setChosen] = useState(Object.fromEntries((selected ?? []).map((id) => [id, true as const])));
  const sort = (to: string) => {
    setBy(to);
    onSort?.(to);
  };
  return (
    <>
      <DataTable
        label="People"
        columns={COLUMNS}
        rows={PEOPLE}
        keyOf={({ _id }) => _id}
        sort={sortBy === undefined ? undefined : { by, onChange: sort }}
        selection={selected && { selected: chosen, onChange: setChosen }}
      />
      <output>{Object.keys(chosen).toSorted().join(' ')}</output>
    </>
  );
}

const table = () => within(screen.getByRole('table', { name: 'People' }));
const cards = () => within(screen.getByRole('list', { name: 'People' }));

test('rows stand in the order they come in, each under its name', () => {
  render(<Page />);
  const rows = table().getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['Ada2None', 'Bert1None']);
  expect(
    table()
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Ada', 'Bert']);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});

test('where a table would not fit, each row is a card', () => {
  lookAt(400);
  render(<Page />);
  expect(
    cards()
      .getAllByRole('listitem')
      .map((card) => card.textContent),
  ).toEqual(['AdaPoints2NoteNone', 'BertPoints1NoteNone']);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a head that is pressed asks for its order, and pressed again for the other way round', async () => {
  const onSort = vi.fn();
  render(<Page sortBy="points" onSort={onSort} />);
  const head = (name: string) => table().getByRole('columnheader', { name });
  expect(head('Points').getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(within(head('Name')).getByRole('button'));
  await userEvent.click(within(head('Name')).getByRole('button'));
  await userEvent.click(within(head('Points')).getByRole('button'));
  expect(onSort.mock.calls.flat()).toEqual(['full_name', '-full_name', 'points']);
  expect(head('Name').getAttribute('aria-sort')).toBeNull();
  expect(within(head('Note')).queryByRole('button')).toBeNull();
});

test('above the cards the order is chosen from a list', async () => {
  lookAt(400);
  const onSort = vi.fn();
  render(<Page sortBy="-points" onSort={onSort} />);
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Order/ });
  expect(order.selectedOptions[0]?.textContent).toBe('Points, descending');
  await userEvent.selectOptions(order, 'Name, ascending');
  expect(onSort).toHaveBeenCalledExactlyOnceWith('full_name');
});

test('rows are selected one by one, and those of other pages stay so', async () => {
  render(<Page selected={['z']} />);
  const ada = table().getByRole<HTMLInputElement>('checkbox', { name: 'Select Ada' });
  const all = () => table().getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
  expect(all().indeterminate).toBe(false);
  await userEvent.click(ada);
  expect(screen.getByRole('status').textContent).toBe('a z');
  expect(all().indeterminate).toBe(true);
  await userEvent.click(table().getByRole('checkbox', { name: 'Select Bert' }));
  expect(all().checked).toBe(true);
  expect(all().indeterminate).toBe(false);
});

test.each([400, 1024])('at %i px all rows of the page are selected and given up together', async (width) => {
  lookAt(width);
  render(<Page selected={['z']} />);
  const all = screen.getByRole('checkbox', { name: 'Select all on this page' });
  await userEvent.click(all);
  expect(screen.getByRole('status').textContent).toBe('a b z');
  await userEvent.click(all);
  expect(screen.getByRole('status').textContent).toBe('z');
  screen.getByRole('checkbox', { name: 'Select Ada' });
});
