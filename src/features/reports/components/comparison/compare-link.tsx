import type { ReportSummary } from '../../../../../openapi/gen/types.gen.ts';
import { levelNames, rowTitle } from '../../../../capabilities/interview/interview-words.ts';
import { LinkButton } from '../../../../components/link-button.tsx';
import { formatAbsolute } from '../../../../lib/relative-time.ts';
import { flushButton } from '../../../../theme/flush-button.ts';
import type { Choosing } from './choosing.ts';
import { useFocusOn } from './use-focus-on.ts';

interface CompareLinkProps {
  readonly report: ReportSummary;
  readonly choosing: Choosing;
}

/** Takes a report as the first or the second of two to compare; nothing where it does not fit the first. */
export function CompareLink({ report, choosing }: CompareLinkProps) {
  const link = useFocusOn<HTMLAnchorElement>(choosing.first !== report._id);
  const refused = choosing.refuse(report);
  if (refused) return <span>{refused}</span>;
  const name = `${rowTitle(report)}, ${levelNames[report.level]}, ${formatAbsolute(Date.parse(report.created_at))}`;
  const verb = choosing.first ? 'Compare with this' : 'Compare';
  return (
    <LinkButton
      ref={link}
      to={choosing.pathTo(report)}
      aria-label={`${verb}: ${name}`}
      variant={choosing.first ? 'outlined' : 'text'}
      sx={choosing.first ? undefined : flushButton}
    >
      {verb}
    </LinkButton>
  );
}
