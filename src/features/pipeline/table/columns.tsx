import type {
  ApplicationSummary,
  ListApplicationsData,
  Workspace,
} from '../../../../openapi/gen/types.gen.ts';
import { statusWords } from '../../../capabilities/hiring/application-status.ts';
import { invitationStatusWords } from '../../../capabilities/hiring/invitation-status.ts';
import { stepWords } from '../../../capabilities/hiring/next-step.ts';
import type { Column } from '../../../components/data-table/data-table.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';

interface Shown {
  readonly workspace: Workspace;
  readonly query: NonNullable<ListApplicationsData['query']>;
  /** Of this page. */
  readonly items: readonly ApplicationSummary[];
}

/** What is said of each candidate; the name leads to their page, which then knows its place in this list. */
export function columnsOf({
  workspace,
  query,
  items,
}: Shown): readonly [Column<ApplicationSummary>, ...Column<ApplicationSummary>[]] {
  const { page = 1, page_size: size = 0, ...asked } = query;
  const placeOf = (id: string) => (page - 1) * size + items.findIndex(({ _id }) => _id === id) + 1;
  const stageOf = (id: string) => workspace.stages.find(({ _id }) => _id === id)?.name ?? '–';
  return [
    {
      name: 'Candidate',
      sortKey: 'name',
      cell: ({ _id, candidate }) => (
        <TextLink
          to={paths.recruiter.candidate(workspace._id, candidate._id, {
            ...asked,
            at: String(placeOf(_id)),
          })}
          underline="hover"
          sx={{ fontWeight: 600 }}
        >
          {candidate.full_name}
        </TextLink>
      ),
    },
    { name: 'Email', width: 232, from: 'xl', cell: ({ candidate }) => candidate.email },
    {
      name: 'Stage',
      width: 120,
      sortKey: 'stage',
      cell: ({ stage_id, status }) => (status === 'active' ? stageOf(stage_id) : statusWords[status]),
    },
    {
      name: 'Next step',
      width: 168,
      sortKey: 'next_step',
      cell: ({ next_step: step }) =>
        step ? <span style={{ fontWeight: step.is_mine ? 650 : 400 }}>{stepWords[step.kind]}</span> : '–',
    },
    {
      name: 'Interview',
      width: 112,
      cell: ({ interview }) => (interview ? invitationStatusWords[interview.status] : '–'),
    },
    {
      name: 'Scorecards',
      width: 96,
      cell: ({ interview }) =>
        interview && interview.scorecards !== null
          ? `${interview.scorecards}/${interview.scorecards_needed}`
          : '–',
    },
    {
      name: 'Since',
      width: 124,
      sortKey: 'stage_since',
      cell: ({ stage_since }) => <RelativeTime value={stage_since} />,
    },
    { name: 'Owner', width: 144, cell: ({ owner }) => owner?.full_name ?? '–' },
    { name: 'Source', width: 144, from: 'xl', cell: ({ source }) => source },
    { name: 'Tags', width: 200, from: 'xl', cell: ({ tags }) => tags.join(', ') },
    {
      name: 'Added',
      width: 124,
      sortKey: 'created_at',
      from: 'xl',
      cell: ({ created_at }) => <RelativeTime value={created_at} />,
    },
  ];
}
