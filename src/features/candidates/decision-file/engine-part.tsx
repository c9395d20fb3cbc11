import type { AttemptRecord, CompetencyFinding } from '../../../../openapi/gen/types.gen.ts';
import { formatAbsolute } from '../../../lib/relative-time.ts';

/** Which engine judged an attempt when, and what it found; a checklist is a count, never a score. */
export function EnginePart({ attempt }: { readonly attempt: AttemptRecord }) {
  const { report, report_versions: versions } = attempt;
  if (!report) return <p>No report</p>;
  const { overall, exact, coverage } = report;
  return (
    <>
      <ul>
        {versions.map(({ version, created_at, engine }) => (
          <li key={version}>
            Report {version}, {formatAbsolute(Date.parse(created_at))}: {engine.label}, version{' '}
            {engine.version}
          </li>
        ))}
      </ul>
      <p>
        Coverage {coverage.scorable} of {coverage.planned}
        {overall && `, overall ${overall.score ?? 'not scored'}`}
        {exact && `, ${exact.right} of ${exact.planned} right`}
      </p>
      <ul>
        {report.competencies.map((finding) => (
          <li key={finding._id}>
            {finding.name}: {foundWords(finding)}
          </li>
        ))}
      </ul>
    </>
  );
}

function foundWords({ assessment, checks }: CompetencyFinding): string {
  if (assessment) return assessment.score === null ? 'not scored' : String(assessment.score);
  const of = checks.reduce((sum, check) => sum + check.of, 0);
  return of === 0
    ? 'nothing to check'
    : `${checks.reduce((sum, { found }) => sum + found, 0)} of ${of} checks`;
}
