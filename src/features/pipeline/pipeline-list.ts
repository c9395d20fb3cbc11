import type { ApplicationStatus, ListApplicationsData, Workspace } from '../../../openapi/gen/types.gen.ts';
import { searchText } from '../../components/list-page/list-address.ts';

/** How an application that is not active any more ended. */
export const ENDS = ['hired', 'rejected', 'withdrawn'] as const;

const words: readonly string[] = [...ENDS, 'all'];

/** What the address says of the candidates of a workspace; without a status it means the active ones. */
export const pipelineList = {
  sorts: [
    'stage',
    '-stage',
    'name',
    '-name',
    'stage_since',
    '-stage_since',
    'created_at',
    '-created_at',
    'next_step',
    '-next_step',
  ],
  filters: {
    q: searchText,
    stage: (text: string) => text.slice(0, 64),
    status: (text: string) => (words.includes(text) ? text : undefined),
  },
  size: 50,
} as const;

type Query = NonNullable<ListApplicationsData['query']>;

interface Shown {
  readonly page: number;
  readonly page_size: number;
  readonly sort: NonNullable<Query['sort']>;
  readonly q?: string | undefined;
  readonly stage?: string | undefined;
  readonly status?: string | undefined;
}

/** The same as the API takes it; a stage that the workspace does not have is none. */
export function applicationsQuery(
  { stage, status = 'active', ...query }: Shown,
  { stages }: Pick<Workspace, 'stages'>,
): Query {
  return {
    ...query,
    ...(stages.some(({ _id }) => _id === stage) && { stage_id: stage }),
    ...(status !== 'all' && { status: status as ApplicationStatus }),
  };
}
