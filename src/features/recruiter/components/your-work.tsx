import Box from '@mui/material/Box';
import type { WorkItem, WorkList } from '../../../../openapi/gen/types.gen.ts';
import { stepPath, stepVerbs, stepWords } from '../../../capabilities/hiring/next-step.ts';
import { type Column, DataTable } from '../../../components/data-table/data-table.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { totalWords } from '../../../components/list-page/total-words.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';

/** Beyond it there are more. */
const MOST_COUNTED = 1000;

/** What waits for the recruiter, what is overdue first. */
export function YourWork({ work: { items, total } }: { readonly work: WorkList }) {
  if (total === 0) return <EmptyState title="Nothing waits for you" />;
  return (
    <Box component="section" aria-label="Your work" sx={{ minWidth: 0 }}>
      <DataTable label="Your work" columns={COLUMNS} rows={items} keyOf={({ application_id: id }) => id} />
      {total > items.length && (
        <Box component="p" sx={{ m: 0, mt: 1, typography: 'body2', color: 'text.secondary' }}>
          {`The first ${items.length} of ${totalWords(total, MOST_COUNTED)}`}
        </Box>
      )}
    </Box>
  );
}

const pathOf = ({ application_id, candidate, workspace, next_step }: WorkItem) =>
  stepPath(next_step, {
    workspaceId: workspace._id,
    candidateId: candidate._id,
    applicationId: application_id,
  });

/** The session that waits for a rating before all others. */
export const nextToRate = ({ items }: WorkList): string | undefined => {
  const first = items.find(({ next_step: { kind } }) => kind === 'rate');
  return first && pathOf(first);
};

const COLUMNS: readonly [Column<WorkItem>, ...Column<WorkItem>[]] = [
  {
    name: 'Candidate',
    cell: ({ candidate, workspace, next_step }) => (
      <TextLink
        to={
          (next_step.kind === 'rate' || next_step.kind === 'second_review') && next_step.session_id
            ? paths.recruiter.review(next_step.session_id)
            : paths.recruiter.candidate(workspace._id, candidate._id)
        }
        underline="hover"
        title={candidate.email}
        sx={{ fontWeight: 600 }}
      >
        {candidate.full_name}
      </TextLink>
    ),
  },
  { name: 'Step', width: 120, cell: ({ next_step: { kind } }) => stepWords[kind] },
  { name: 'Workspace', width: 192, cell: ({ workspace }) => workspace.title },
  {
    name: 'Since',
    width: 112,
    from: 'xl',
    cell: ({ next_step: { since } }) => <RelativeTime value={since} />,
  },
  { name: 'Due', width: 104, cell: ({ next_step: { due_at: due } }) => (due ? <Due at={due} /> : '–') },
  {
    name: 'Action',
    width: 112,
    cell: (item) => <TextLink to={pathOf(item)}>{stepVerbs[item.next_step.kind]}</TextLink>,
  },
];

function Due({ at }: { readonly at: string }) {
  const isOverdue = Date.parse(at) < Date.now();
  return (
    <Box component="span" sx={isOverdue ? { color: 'error.main', fontWeight: 600 } : {}}>
      <RelativeTime value={at} />
    </Box>
  );
}
