import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListUsersData, UserAccount, UserStatus } from '../../../../openapi/gen/types.gen.ts';
import { listUsersOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { exportUsers } from '../../../api/gen/sdk.gen.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { FilterChoice } from '../../../components/list-page/filter-choice.tsx';
import { searchText, useList } from '../../../components/list-page/list-address.ts';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { ROLES } from '../../../lib/role.ts';
import { UserMenu } from '../users/user-menu.tsx';
import { roleName } from '../words.ts';

type Query = NonNullable<ListUsersData['query']>;
type Sort = NonNullable<Query['sort']>;

const statusWords: Readonly<Record<UserStatus, string>> = {
  active: 'Active',
  unverified: 'Unverified',
  suspended: 'Suspended',
};
const STATUSES = Object.keys(statusWords) as UserStatus[];

const users = {
  sorts: ['-created_at', 'created_at', 'name', '-name', 'last_seen_at', '-last_seen_at'],
  filters: {
    q: searchText,
    role: (text: string) => ROLES.find((role) => role === text),
    status: (text: string) => STATUSES.find((status) => status === text),
  },
  size: 50,
} as const;

/** Every account, and what administrators can do to it. */
export function UsersPage() {
  const list = useList(users);
  const { query, change } = list;
  const results = useQuery({ ...listUsersOptions({ query }), placeholderData: keepPreviousData });
  return (
    <ListPage
      title="Users"
      list={list}
      searchLabel="Search name, email"
      filters={
        <>
          <FilterChoice label="Role" value={query.role ?? ''} onChange={(role) => change({ role })}>
            <option value="">All</option>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {roleName[role]}
              </option>
            ))}
          </FilterChoice>
          <FilterChoice label="Status" value={query.status ?? ''} onChange={(status) => change({ status })}>
            <option value="">All</option>
            {STATUSES.map((status) => (
              <option key={status} value={status}>
                {statusWords[status]}
              </option>
            ))}
          </FilterChoice>
        </>
      }
      results={results}
      nouns={['user', 'users']}
      errorTitle="The users could not be loaded"
      skeleton={{ rows: 12, rowHeight: 28 }}
      csv={{ name: 'users', load: () => fileOf(query) }}
      none={<EmptyState title="No users yet">Whoever registers is listed here.</EmptyState>}
    >
      {(items) => (
        <DataTable
          label="Users"
          columns={COLUMNS}
          rows={items}
          keyOf={({ _id }) => _id}
          sort={{ by: query.sort, onChange: (sort) => change({ sort: sort as Sort }) }}
        />
      )}
    </ListPage>
  );
}

async function fileOf({ page: _page, page_size: _size, ...query }: Query): Promise<Blob> {
  return (await exportUsers({ query, parseAs: 'blob', throwOnError: true })).data;
}

const COLUMNS: readonly [Column<UserAccount>, ...Column<UserAccount>[]] = [
  { name: 'Name', sortKey: 'name', cell: ({ full_name }) => <span title={full_name}>{full_name}</span> },
  { name: 'Email', width: 232, cell: ({ email }) => <span title={email}>{email}</span> },
  { name: 'Role', width: 116, cell: ({ role }) => roleName[role] },
  { name: 'Status', width: 88, cell: ({ is_active }) => statusWords[is_active ? 'active' : 'suspended'] },
  { name: 'Verified', width: 80, cell: ({ is_verified }) => (is_verified ? 'Yes' : 'No') },
  {
    name: 'Two-factor',
    width: 88,
    from: 'lg',
    cell: ({ has_second_factor }) => (has_second_factor ? 'On' : 'Off'),
  },
  { name: 'Plan', width: 104, from: 'lg', cell: ({ plan }) => plan ?? '–' },
  {
    name: 'Last seen',
    width: 112,
    sortKey: 'last_seen_at',
    cell: ({ last_seen_at }) => (last_seen_at ? <RelativeTime value={last_seen_at} /> : '–'),
  },
  {
    name: 'Registered',
    width: 112,
    from: 'xl',
    sortKey: 'created_at',
    cell: ({ created_at }) => <RelativeTime value={created_at} />,
  },
  { name: 'Actions', width: 72, cell: (user) => <UserMenu user={user} /> },
];
