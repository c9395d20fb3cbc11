import type { SessionSummary } from '../../../../openapi/gen/types.gen.ts';
import { PracticeList, practicesOf } from '../../../capabilities/interview/practice-in-progress.tsx';
import { Panel } from '../../../components/panel.tsx';

/** Offers to go on with what was begun, before something new is set up. */
export function UnfinishedPractices({ sessions }: { readonly sessions: readonly SessionSummary[] }) {
  const practices = practicesOf(sessions);
  if (practices.length === 0) return null;
  return (
    <Panel title="Resume">
      <PracticeList sessions={practices} />
    </Panel>
  );
}
