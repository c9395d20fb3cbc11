import type { ReactNode } from 'react';
import type { Report, SessionEvaluation } from '../../../../openapi/gen/types.gen.ts';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';

/** What whoever reads a version should know of a newer one, with the way to it; null where there is none. */
export function newVersionNews(
  { state, message, versions: [newest] }: SessionEvaluation,
  report: Report,
): ReactNode {
  if (state === 'queued' || state === 'running') return message ?? 'A new version is being made.';
  if (state === 'needs_human') return message ?? 'The new version could not be made.';
  if (!newest || newest.version <= report.version) return null;
  return (
    <>
      There is a newer version:{' '}
      <TextLink to={paths.candidate.report(newest._id)}>version {newest.version}</TextLink>.
    </>
  );
}
