import type { ListWorkspacesData, WorkspaceStatus } from '../../../openapi/gen/types.gen.ts';
import { searchText } from '../../components/list-page/list-address.ts';
import { statusWords } from './words.ts';

const isStatus = (text: string): text is WorkspaceStatus => Object.hasOwn(statusWords, text);

/** What the address says of the list of workspaces. */
export const workspaceList = {
  sorts: ['-active_at', 'active_at', 'title', '-title', 'created_at', '-created_at'],
  filters: { q: searchText, status: (text: string) => (isStatus(text) ? text : undefined) },
  size: 50,
} as const;

interface Shown {
  readonly page: number;
  readonly page_size: number;
  readonly sort: (typeof workspaceList.sorts)[number];
  readonly q?: string | undefined;
  readonly status?: WorkspaceStatus | undefined;
}

/** The same as the API takes it. */
export const workspaceQuery = ({ status, ...query }: Shown): NonNullable<ListWorkspacesData['query']> => ({
  ...query,
  ...(status && { status: [status] }),
});
