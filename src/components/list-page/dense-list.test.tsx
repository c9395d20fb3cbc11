// @vitest-environment happy-dom
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage, stubOfEachTest, withQueries } from '../../testing/render-page.tsx';
import { type Column, DataTable } from '../data-table/data-table.tsx';
import { useSelection } from '../data-table/use-selection.ts';
import { switchSingleKeys } from '../keys/single-keys.ts';
import { Dense } from '../page/density.tsx';
import { TextLink } from '../text-link.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { searchText, useList } from './list-address.ts';
import { ListPage } from './list-page.tsx';

interface Person {
  readonly name: string;
}

const stub = stubOfEachTest();
const people = { sorts: ['name', '-name'], filters: { q: searchText }, size: 2 } as const;
const COLUMNS: readonly [Column<Person>, ...Column<Person>[]] = [
  { name: 'Name', sortKey: 'name', cell: ({ name }) => <TextLink to={`/people/${name}`}>{name}</TextLink> },
  { name: 'Age', width: 36, cell: () => 36 },
];
const keyOf = ({ name }: Person) => name;

function People() {
  const list = useList(people);
  const path = pathOf(list.query);
  const results = useQuery({
    queryKey: [path],
    queryFn: async (): Promise<{ items: Person[]; total: number }> =>
      (await fetch(`${stub.origin}${path}`)).json(),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection(keyOf);
  const { rows, clear } = selection;
  return (
    <ListPage
      title="People"
      list={list}
      searchLabel="Search people"
      filters={
        <FilterChoice label="Order" value={list.query.sort} onChange={(sort) => list.change({ sort })}>
          <option value="name">A to Z</option>
          <option value="-name">Z to A</option>
        </FilterChoice>
      }
      selected={{ count: rows.length, clear, actions: <output>{rows.map(keyOf).join(' ')}</output> }}
      results={results}
      nouns={['person', 'people']}
      errorTitle="The people could not be loaded"
      skeleton={{ rows: 3 }}
      none={<p>Nobody is here yet.</p>}
    >
      {(items) => (
        <DataTable
          label="People"
          columns={COLUMNS}
          rows={items}
          keyOf={keyOf}
          sort={{ by: list.query.sort, onChange: (sort) => list.change({ sort: sort as 'name' }) }}
          selection={selection.of(items)}
        />
      )}
    </ListPage>
  );
}

const pathOf = (query: object) => `/people?${new URLSearchParams(query as Record<string, string>)}`;
const answer = (query: object, names: string[], total: number) =>
  stub.reply(pathOf({ page: '1', page_size: '2', sort: 'name', ...query }), {
    status: 200,
    body: { items: names.map((name) => ({ name })), total },
  });
const link = (name: string) => screen.getByRole('link', { name });
const address = () => screen.getByTestId('address').textContent;

beforeEach(async () => {
  Reflect.get(window, 'happyDOM').setViewport({ width: 1280 });
  answer({}, ['Ada', 'Bert'], 3);
  answer({ page: '2' }, ['Carl'], 3);
  renderPage(
    withQueries(
      <Dense>
        <People />
      </Dense>,
    ),
    { origin: stub.origin, url: '/people' },
  );
  await screen.findByRole('link', { name: 'Ada' });
});

test('says how many there are and which of them are on this page', () => {
  screen.getByText('1–2 of 3 people');
  screen.getByRole('navigation', { name: 'Pages' });
});

test('arrows go from row to row, and X selects; fields keep their keys', async () => {
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(link('Ada'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(link('Bert'));
  await userEvent.keyboard('{ArrowUp}x');
  expect(within(screen.getByRole('group', { name: 'Selected' })).getByText('Ada')).toBeTruthy();
  screen.getByText('1 of 3 selected');
  await userEvent.keyboard('{ArrowDown}{Shift>}x{/Shift}');
  screen.getByText('2 of 3 selected');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search people' }));
  await userEvent.keyboard('x/');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('x/');
});

test('a selection stays while one looks at another page', async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('link', { name: 'Go to page 2' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Carl' }));
  screen.getByText('3 of 3 selected');
  screen.getByText('Ada Bert Carl');
});

test('it searches while one types, without an entry in the history for each letter', async () => {
  answer({ q: 'ber' }, ['Bert'], 1);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search people' }), 'ber ');
  await waitFor(() => expect(address()).toBe('/people?q=ber'));
  await screen.findByText('1 person');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ber ');
});

test('single keys can be switched off; named keys stay', async () => {
  switchSingleKeys(false);
  await userEvent.keyboard('{ArrowDown}x');
  expect(document.activeElement).toBe(link('Ada'));
  expect(screen.queryByRole('group', { name: 'Selected' })).toBeNull();
});

test('keys do nothing behind a dialog, nor with Ctrl', async () => {
  await userEvent.keyboard('{ArrowDown}{Control>}x{/Control}');
  expect(screen.queryByRole('group', { name: 'Selected' })).toBeNull();
  vi.spyOn(document, 'querySelector').mockReturnValue(document.createElement('div'));
  await userEvent.keyboard('x');
  vi.restoreAllMocks();
  expect(screen.queryByRole('group', { name: 'Selected' })).toBeNull();
});
