// @vitest-environment happy-dom
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage, stubOfEachTest, withQueries } from '../../testing/render-page.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { searchText, useList } from './list-address.ts';
import { ListPage } from './list-page.tsx';

const stub = stubOfEachTest();
const people = { sorts: ['name', '-name'], filters: { q: searchText, role: roleIn } } as const;

function roleIn(text: string) {
  return text === 'admin' || text === 'recruiter' ? text : undefined;
}

async function ask(path: string): Promise<{ items: string[]; total: number }> {
  const reply = await fetch(`${stub.origin}${path}`);
  if (!reply.ok) throw new Error('Busy');
  return reply.json();
}

function People() {
  const list = useList(people);
  const path = pathOf(list.query);
  const results = useQuery({ queryKey: [path], queryFn: () => ask(path), placeholderData: keepPreviousData });
  return (
    <ListPage
      title="People"
      actions={<button type="button">Invite person</button>}
      list={list}
      searchLabel="Search by name"
      filters={
        <>
          <FilterChoice label="Role" value={list.query.role ?? ''} onChange={(role) => list.change({ role })}>
            <option value="">All</option>
            <option value="admin">Administrator</option>
          </FilterChoice>
          <FilterChoice label="Order" value={list.query.sort} onChange={(sort) => list.change({ sort })}>
            <option value="name">A to Z</option>
            <option value="-name">Z to A</option>
          </FilterChoice>
        </>
      }
      results={results}
      nouns={['person', 'people']}
      errorTitle="The people could not be loaded"
      skeleton={{ rows: 3 }}
      none={<p>Nobody is here yet.</p>}
    >
      {(items) => <p>{items.join(', ')}</p>}
    </ListPage>
  );
}

const pathOf = (query: object) => `/people?${new URLSearchParams(query as Record<string, string>)}`;
const usual = { page: '1', page_size: '20', sort: 'name' };

function answer(query: object, items: string[], total = items.length) {
  stub.reply(pathOf({ ...usual, ...query }), { status: 200, body: { items, total } });
}

const open = (search = '') =>
  renderPage(withQueries(<People />), { origin: stub.origin, url: `/people${search}` });
const address = () => screen.getByTestId('address').textContent;
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search by name' });

it('shows the rows, how many there are, and what can be done', async () => {
  answer({}, ['Ada', 'Bert']);
  open();
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
  await screen.findByText('Ada, Bert');
  screen.getByText('2 people');
  screen.getByRole('heading', { level: 1, name: 'People' });
  screen.getByRole('button', { name: 'Invite person' });
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

it('asks for what the address says, and for the usual where that is nothing it knows', async () => {
  answer({ page: '2', page_size: '50', sort: '-name', q: 'a', role: 'admin' }, ['Ada'], 51);
  open('?page=2&page_size=50&sort=-name&q=a&role=admin');
  await screen.findByText('Ada');
  screen.getByText('51 people');
  expect(field().value).toBe('a');
  const role = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Role' });
  expect(role.selectedOptions[0]?.textContent).toBe('Administrator');
});

it.each(['?page=0', '?page=1.5', '?page=100001', '?page=x', '?page_size=101', '?sort=age', '?role=king'])(
  '%s is as if it were not there',
  async (search) => {
    answer({}, ['Ada']);
    open(search);
    await screen.findByText('Ada');
  },
);

it('cuts a search that the server would refuse', async () => {
  answer({ q: 'x'.repeat(200) }, ['Ada']);
  open(`?q=${'x'.repeat(300)}`);
  await screen.findByText('Ada');
});

it('a search starts at the first page and keeps whatever else the address says', async () => {
  answer({ page: '2', role: 'admin' }, ['Bert'], 21);
  answer({ q: 'ada', role: 'admin' }, ['Ada']);
  open('?tab=all&role=admin&page=2');
  await screen.findByText('Bert');
  await userEvent.type(field(), ' ada {Enter}');
  await screen.findByText('1 person');
  expect(address()).toBe('/people?tab=all&role=admin&q=ada');
});

it('filters and order are in the address, the usual order is not', async () => {
  answer({}, ['Ada']);
  answer({ role: 'admin' }, ['Ada', 'Bert']);
  answer({ role: 'admin', sort: '-name' }, ['Bert', 'Ada']);
  open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Administrator');
  await screen.findByText('Ada, Bert');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Z to A');
  await screen.findByText('Bert, Ada');
  expect(address()).toBe('/people?role=admin&sort=-name');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'A to Z');
  expect(address()).toBe('/people?role=admin');
});

it('each page has an address of its own', async () => {
  answer({ q: 'a' }, ['Ada'], 41);
  answer({ q: 'a', page: '2' }, ['Bert'], 41);
  open('?q=a');
  const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
  await userEvent.click(pages.getByRole('link', { name: 'Go to page 2' }));
  await screen.findByText('Bert');
  expect(address()).toBe('/people?q=a&page=2');
  expect(pages.getByRole('link', { name: 'Go to page 1' }).getAttribute('href')).toBe('/people?q=a');
});

it('says that there is nobody at all', async () => {
  answer({}, []);
  open();
  await screen.findByText('Nobody is here yet.');
  expect(screen.queryByText(/matches/)).toBeNull();
});

it.each([
  ['?q=zoe', { q: 'zoe' }, 'No person matches “zoe”', 'Clear search'],
  ['?q=zoe&role=admin', { q: 'zoe', role: 'admin' }, 'No person matches “zoe”', 'Clear filters'],
  ['?role=admin', { role: 'admin' }, 'No person matches', 'Clear filters'],
])('%s that finds nobody leads back to all', async (search, query, title, clear) => {
  answer(query, []);
  answer({}, ['Ada']);
  open(search);
  await screen.findByRole('heading', { name: title });
  await userEvent.click(screen.getByRole('button', { name: clear }));
  await screen.findByText('Ada');
  expect(address()).toBe('/people');
  expect(document.activeElement).toBe(field());
});

it('a page beyond the last one leads to the last', async () => {
  answer({ page: '9' }, [], 21);
  answer({ page: '2' }, ['Bert'], 21);
  open('?page=9');
  await screen.findByRole('heading', { name: 'There is no page 9' });
  await userEvent.click(screen.getByRole('button', { name: 'Go to page 2' }));
  await screen.findByText('Bert');
  expect(address()).toBe('/people?page=2');
  expect(document.activeElement).toBe(field());
});

it('a failure stands in its place and can be tried again; the filters can be used meanwhile', async () => {
  stub.reply(pathOf(usual), { status: 503 });
  open();
  await screen.findByRole('heading', { name: 'The people could not be loaded' });
  expect(field().disabled).toBe(false);
  answer({}, ['Ada']);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('Ada');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
