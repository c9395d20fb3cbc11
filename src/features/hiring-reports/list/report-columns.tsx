import type { HiringReport } from '../../../../openapi/gen/types.gen.ts';
import type { Column } from '../../../components/data-table/data-table.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { engineWords, resultWords, verdictWords } from '../words.ts';

/** What is said of each report; a name leads to the attempt. */
export const reportColumns: readonly [Column<HiringReport>, ...Column<HiringReport>[]] = [
  {
    name: 'Candidate',
    sortKey: 'name',
    cell: ({ candidate, session_id }) => (
      <TextLink
        to={paths.recruiter.review(session_id)}
        underline="hover"
        title={candidate.email}
        sx={{ fontWeight: 600 }}
      >
        {candidate.full_name}
      </TextLink>
    ),
  },
  {
    name: 'Workspace',
    width: 144,
    sortKey: 'workspace',
    cell: ({ workspace }) => <span title={workspace.title}>{workspace.title}</span>,
  },
  {
    name: 'Interview',
    width: 152,
    cell: ({ interview, rubric_version }) => (
      <span title={`${interview.title}, rubric v${rubric_version}`}>
        v{rubric_version} · {interview.title}
      </span>
    ),
  },
  {
    name: 'Engine',
    width: 116,
    from: 'lg',
    cell: ({ engine }) => (engine ? <span title={engine.label}>{engineWords(engine)}</span> : '–'),
  },
  {
    name: 'Coverage',
    width: 88,
    from: 'lg',
    cell: ({ result }) => (result ? `${result.coverage.scorable}/${result.coverage.planned}` : '–'),
  },
  {
    name: 'People',
    width: 112,
    cell: ({ verdicts, scorecards, scorecards_needed: needed }) => {
      const words = verdicts?.length ? verdictWords(verdicts) : `${scorecards} of ${needed}`;
      return <span title={words}>{words}</span>;
    },
  },
  {
    name: 'Result',
    width: 160,
    cell: (report) =>
      report.is_revealed ? (
        resultWords(report)
      ) : (
        <TextLink to={paths.recruiter.review(report.session_id)} underline="hover">
          Rate first
        </TextLink>
      ),
  },
  {
    name: 'Completed',
    width: 112,
    sortKey: 'completed_at',
    cell: ({ completed_at }) => <RelativeTime value={completed_at} />,
  },
];
