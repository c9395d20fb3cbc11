import type { InvitationStatus, ListHiringInvitationsData } from '../../../openapi/gen/types.gen.ts';
import { searchText } from '../../components/list-page/list-address.ts';
import { isStatus } from './words.ts';

type Sort = NonNullable<NonNullable<ListHiringInvitationsData['query']>['sort']>;

const filters = { q: searchText, status: (text: string) => (isStatus(text) ? text : undefined) };

/** What the address says of a list of invitations: of one interview by deadline, of all by what happened last. */
export const invitationList = {
  sorts: ['deadline', '-deadline', 'name', '-name', 'changed_at', '-changed_at'],
  filters,
  size: 50,
} as const;

export const allInvitations = {
  sorts: ['-changed_at', 'changed_at', 'deadline', '-deadline', 'name', '-name'],
  filters: { ...filters, view: (text: string) => (text === 'to_rate' ? text : undefined) },
  size: 50,
} as const;

interface Shown {
  readonly page: number;
  readonly page_size: number;
  readonly sort: Sort;
  readonly q?: string | undefined;
  readonly status?: InvitationStatus | undefined;
  readonly view?: 'to_rate' | undefined;
}

/** Whether the address asks for the agenda in place of the list. */
export const isAgenda = (search: URLSearchParams) => search.get('view') === 'agenda';

/** The same as the API takes it. */
export const invitationQuery = ({
  status,
  view,
  ...query
}: Shown): NonNullable<ListHiringInvitationsData['query']> => ({
  ...query,
  ...(status && { status: [status] }),
  ...(view && { to_rate: true }),
});

/** What of it decides which rows there are, and in which order. */
export const invitationFilters = (shown: Shown) => {
  const { page: _page, page_size: _size, ...filters } = invitationQuery(shown);
  return filters;
};
