import type { ReportSummary } from '../../../../../api/gen/types.gen.ts';
import { LinkButton } from '../../../../../components/link-button.tsx';
import { levelNames } from '../../../../../lib/interview-words.ts';
import { formatAbsolute } from '../../../../../lib/relative-time.ts';
import { flushButton } from '../../../../../theme/flush-button.ts';
import type { Choosing } from './choosing.ts';

interface CompareLinkProps {
  readonly report: ReportSummary;
  readonly choosing: Choosing;
}

/** Takes a report as the first or the second of two to compare; nothing where it does not fit the first. */
export function CompareLink({ report, choosing }: CompareLinkProps) {
  const refused = choosing.refuse(report);
  if (refused) return <>{refused}</>;
  const name = `${report.role_family.name}, ${levelNames[report.level]}, ${formatAbsolute(Date.parse(report.created_at))}`;
  const verb = choosing.first ? 'Compare with this' : 'Compare';
  return (
    <LinkButton
      to={choosing.pathTo(report)}
      aria-label={`${verb}: ${name}`}
      variant={choosing.first ? 'outlined' : 'text'}
      sx={choosing.first ? undefined : flushButton}
    >
      {verb}
    </LinkButton>
  );
}
