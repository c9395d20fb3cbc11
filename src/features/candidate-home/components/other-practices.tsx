import type { UseQueryResult } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import type { SessionPage } from '../../../../openapi/gen/types.gen.ts';
import { levelNames, questionsDone } from '../../../capabilities/interview/interview-words.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { paths } from '../../../lib/paths.ts';
import { useIsOff } from '../../../stores/use-is-off.ts';
import { flushButton } from '../../../theme/flush-button.ts';
import { statusNames } from '../words.ts';
import { type NextStep, otherPractices } from './next-step.ts';
import { RecentRow } from './recent-row.tsx';
import { RecentSection } from './recent-section.tsx';

interface OtherPracticesProps {
  readonly step: NextStep;
  /** The sessions that are not at their end. */
  readonly open: UseQueryResult<SessionPage, unknown>;
}

/** The practice interviews to go on with beside the next thing, and the way to another one; nothing where practising is next. */
export const OtherPractices = observer(function OtherPractices({ step, open }: OtherPracticesProps) {
  const isOff = useIsOff('practice');
  if (step.kind === 'practise') return null;
  const practices = open.data && otherPractices(step, open.data.items);
  const rows = practices?.map(({ _id, role_family, level, progress, status, updated_at }) => (
    <RecentRow
      key={_id}
      to={paths.candidate.session(_id)}
      title={role_family.name}
      detail={
        <>
          {factLine(`${levelNames[level]} · ${questionsDone(progress)} · `)}
          <RelativeTime value={updated_at} />
        </>
      }
      aside={statusNames[status]}
    />
  ));
  return (
    <RecentSection
      title="Practice"
      query={open}
      rows={rows ?? null}
      empty="Only you see your practice."
      more={
        !isOff && (
          <LinkButton to={paths.candidate.practice} variant="text" sx={flushButton}>
            New practice
          </LinkButton>
        )
      }
    />
  );
});
