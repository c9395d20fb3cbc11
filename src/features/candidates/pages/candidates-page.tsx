import Box from '@mui/material/Box';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CompanyCandidate, ListCompanyCandidatesData } from '../../../../openapi/gen/types.gen.ts';
import { listCompanyCandidatesOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { exportCompanyCandidates } from '../../../api/gen/sdk.gen.ts';
import { statusWords } from '../../../capabilities/hiring/application-status.ts';
import { LazyCandidatePeek } from '../../../capabilities/hiring/peek/lazy-candidate-peek.ts';
import { SavedViews } from '../../../capabilities/hiring/saved-views/saved-views.tsx';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { searchText, useList } from '../../../components/list-page/list-address.ts';
import type { Peek } from '../../../components/list-page/list-body.tsx';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { AddMenu } from '../list/add-menu.tsx';

type Query = NonNullable<ListCompanyCandidatesData['query']>;
type Sort = NonNullable<Query['sort']>;

const candidates = {
  sorts: ['-active_at', 'active_at', 'name', '-name'],
  filters: { q: searchText },
  size: 50,
} as const;

/** Everybody whom the company knows from the workspaces that I see. */
export function CandidatesPage() {
  const list = useList(candidates);
  const results = useQuery({
    ...listCompanyCandidatesOptions({ query: list.query }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListPage
      title="Candidates"
      actions={<AddMenu />}
      list={list}
      searchLabel="Search name, email, tags"
      filters={<SavedViews list="candidates" />}
      results={results}
      nouns={['candidate', 'candidates']}
      errorTitle="The candidates could not be loaded"
      skeleton={{ rows: 12, rowHeight: 28 }}
      csv={{ name: 'candidates', load: () => fileOf(list.query) }}
      peek={PEEK}
      none={
        <EmptyState title="No candidates yet" action={<AddMenu />}>
          They come with your workspaces.
        </EmptyState>
      }
    >
      {(items) => (
        <DataTable
          label="Candidates"
          columns={COLUMNS}
          rows={items}
          keyOf={({ _id }) => _id}
          sort={{ by: list.query.sort, onChange: (sort) => list.change({ sort: sort as Sort }) }}
        />
      )}
    </ListPage>
  );
}

const PEEK: Peek<CompanyCandidate> = {
  keyOf: ({ _id }) => _id,
  titleOf: ({ full_name }) => full_name,
  content: ({ applications: [latest] }) =>
    latest && <LazyCandidatePeek workspaceId={latest.workspace_id} candidateId={latest.candidate_id} />,
};

async function fileOf({ page: _page, page_size: _size, ...query }: Query): Promise<Blob> {
  return (await exportCompanyCandidates({ query, parseAs: 'blob', throwOnError: true })).data;
}

const COLUMNS: readonly [Column<CompanyCandidate>, ...Column<CompanyCandidate>[]] = [
  { name: 'Name', sortKey: 'name', cell: (candidate) => <NameLink candidate={candidate} /> },
  { name: 'Email', width: 224, cell: ({ email }) => <span title={email}>{email}</span> },
  { name: 'Workspaces', width: 208, cell: (candidate) => <Workspaces candidate={candidate} /> },
  {
    name: 'Stage',
    width: 112,
    cell: ({ applications: [latest] }) =>
      latest && (latest.status === 'active' ? latest.stage : statusWords[latest.status]),
  },
  {
    name: 'Last activity',
    width: 132,
    sortKey: 'active_at',
    cell: ({ active_at }) => <RelativeTime value={active_at} />,
  },
  {
    name: 'Tags',
    width: 112,
    from: 'lg',
    cell: ({ tags }) => <span title={tags.join(', ')}>{tags.join(', ')}</span>,
  },
];

interface OfCandidate {
  readonly candidate: CompanyCandidate;
}

/** Leads to the candidate in the workspace where something happened last. */
function NameLink({ candidate: { full_name, applications } }: OfCandidate) {
  const [latest] = applications;
  if (!latest) return full_name;
  return (
    <TextLink
      to={paths.recruiter.candidate(latest.workspace_id, latest.candidate_id)}
      title={full_name}
      sx={{ fontWeight: 600 }}
    >
      {full_name}
    </TextLink>
  );
}

function Workspaces({ candidate: { _id, applications } }: OfCandidate) {
  const [latest, ...others] = applications;
  if (!latest) return null;
  return (
    <>
      <span title={applications.map(({ workspace }) => workspace).join(', ')}>{latest.workspace}</span>
      {others.length > 0 && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          +{others.length}
        </Box>
      )}
    </>
  );
}
