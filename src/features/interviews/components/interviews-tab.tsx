import { useQuery } from '@tanstack/react-query';
import type { InterviewMode, ListedInterview, Workspace } from '../../../../openapi/gen/types.gen.ts';
import { listHiringInterviewsOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { canWorkWith } from '../../../capabilities/hiring/workspace-roles.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { totalWords } from '../../../components/list-page/total-words.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';

/** Leads to a new interview, for who may make one. */
export function NewInterview({ workspace }: { readonly workspace: Workspace }) {
  return (
    canWorkWith(workspace) && (
      <LinkButton to={paths.recruiter.newInterview(workspace._id)} variant="contained">
        New interview
      </LinkButton>
    )
  );
}

/** The interviews of a workspace. */
export function InterviewsTab({ workspace }: { readonly workspace: Workspace }) {
  const { _id: id } = workspace;
  const interviews = useQuery(
    listHiringInterviewsOptions({ path: { workspace_id: id }, query: { page_size: 100 } }),
  );
  return (
    <Loaded query={interviews} errorTitle="The interviews could not be loaded" rows={4} rowHeight={36}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title="No interviews yet" action={<NewInterview workspace={workspace} />}>
            Everybody invited is asked the same questions.
          </EmptyState>
        ) : (
          <DataTable label="Interviews" columns={columnsOf(id)} rows={items} keyOf={({ _id }) => _id} />
        )
      }
    </Loaded>
  );
}

const modeWords: Readonly<Record<InterviewMode, string>> = { practice: 'Practice', ai: 'AI', live: 'Live' };

/** One more stands for all that there are. */
const MOST_TO_RATE = 100;

type InterviewColumn = Column<ListedInterview>;

const columnsOf = (workspaceId: string): readonly [InterviewColumn, ...InterviewColumn[]] => [
  {
    name: 'Name',
    cell: ({ _id, title }) => (
      <TextLink to={paths.recruiter.interview(workspaceId, _id)} underline="hover" sx={{ fontWeight: 600 }}>
        {title}
      </TextLink>
    ),
  },
  { name: 'Mode', width: 72, cell: ({ mode }) => modeWords[mode] },
  { name: 'Questions', width: 88, isNumber: true, cell: ({ questions }) => questions },
  { name: 'Sent', width: 72, isNumber: true, cell: ({ invited }) => invited },
  { name: 'Begun', width: 72, isNumber: true, cell: ({ begun }) => begun },
  { name: 'Completed', width: 96, isNumber: true, cell: ({ completed }) => completed },
  { name: 'To rate', width: 80, isNumber: true, cell: ({ to_rate }) => totalWords(to_rate, MOST_TO_RATE) },
  {
    name: 'Rubric',
    width: 72,
    from: 'lg',
    cell: ({ rubric_version: version }) => `v${version}`,
  },
  { name: 'Closes', width: 128, cell: ({ closes_at }) => <RelativeTime value={closes_at} /> },
];
