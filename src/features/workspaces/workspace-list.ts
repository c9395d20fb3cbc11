import type { ListWorkspacesData, WorkspaceStatus } from '../../../openapi/gen/types.gen.ts';
import { searchText } from '../../components/list-page/list-address.ts';
import { statusWords } from './words.ts';

const isStatus = (text: string): text is WorkspaceStatus => Object.hasOwn(statusWords, text);

/** What the address says of the list of workspaces. */
export const workspaceList = {
  sorts: ['-to_do', 'to_do', '-active_at', 'active_at', 'title', '-title', 'created_at', '-created_at'],
  filters: {
    q: searchText,
    status: (text: string) => (isStatus(text) ? text : undefined),
    show: (text: string) => (text === 'company' ? text : undefined),
  },
  size: 50,
} as const;

/** Of all workspaces of the company. */
export const companyWorkspaceList = {
  sorts: ['title'],
  filters: { q: workspaceList.filters.q, show: workspaceList.filters.show },
  size: 50,
} as const;

interface Shown {
  readonly page: number;
  readonly page_size: number;
  readonly sort: (typeof workspaceList.sorts)[number];
  readonly q?: string | undefined;
  readonly status?: WorkspaceStatus | undefined;
  readonly show?: 'company' | undefined;
}

/** The same as the API takes it. */
export const workspaceQuery = ({
  status,
  show: _show,
  ...query
}: Shown): NonNullable<ListWorkspacesData['query']> => ({
  ...query,
  ...(status && { status: [status] }),
});
