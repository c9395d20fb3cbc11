import type { SessionSummary } from '../../../../openapi/gen/types.gen.ts';
import { PracticeList, practicesOf } from '../../../capabilities/interview/practice-in-progress.tsx';
import { Panel } from '../../../components/panel.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { linkTarget } from '../../../theme/touch-target.ts';

const mostShown = 2;

/** Offers to go on with what was begun last, before something new is set up. */
export function UnfinishedPractices({ sessions }: { readonly sessions: readonly SessionSummary[] }) {
  const practices = practicesOf(sessions).toSorted((one, other) =>
    other.updated_at.localeCompare(one.updated_at),
  );
  if (practices.length === 0) return null;
  return (
    <Panel title="Continue">
      <PracticeList sessions={practices.slice(0, mostShown)} />
      {practices.length > mostShown && (
        <TextLink to={`${paths.candidate.interviews}?tab=in-progress`} sx={linkTarget}>
          All in progress
        </TextLink>
      )}
    </Panel>
  );
}
