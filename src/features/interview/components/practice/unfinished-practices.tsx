import type { SessionSummary } from '../../../../api/gen/types.gen.ts';
import { Panel } from '../../../../components/panel.tsx';
import { PracticeList, practicesOf } from '../interviews/practice-in-progress.tsx';

/** Offers to go on with what was begun, before something new is set up. */
export function UnfinishedPractices({ sessions }: { readonly sessions: readonly SessionSummary[] }) {
  const practices = practicesOf(sessions);
  if (practices.length === 0) return null;
  return (
    <Panel title="Go on with a practice interview">
      <PracticeList sessions={practices} />
    </Panel>
  );
}
