import type { UseQueryResult } from '@tanstack/react-query';
import type { SessionPage } from '../../../../openapi/gen/types.gen.ts';
import { levelNames, questionsDone } from '../../../capabilities/interview/interview-words.ts';
import { DatedTime } from '../../../components/dated-time.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { factLine } from '../../../lib/fact-line.ts';
import { paths } from '../../../lib/paths.ts';
import { flushButton } from '../../../theme/flush-button.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.ts';
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
export function OtherPractices({ step, open }: OtherPracticesProps) {
  if (step.kind === 'practise') return null;
  const practices = open.data && otherPractices(step, open.data.items);
  const rows = practices?.map(({ _id, role_family, level, progress, status, updated_at }) => (
    <RecentRow
      key={_id}
      to={paths.candidate.session(_id)}
      title={role_family.name}
      detail={
        <>
          {factLine(`${statusNames[status]} · ${levelNames[level]} · ${questionsDone(progress)} · `)}
          <DatedTime value={updated_at} />
        </>
      }
      aside={
        <LinkButton to={paths.candidate.session(_id)} variant="outlined">
          {status === 'created' ? 'Go to the start' : 'Resume'}
          <span style={visuallyHidden}>: {role_family.name}</span>
        </LinkButton>
      }
    />
  ));
  return (
    <RecentSection
      title="Practice"
      query={open}
      rows={rows ?? null}
      empty="Practice as often as you like: no recruiter sees a practice interview."
      more={
        <LinkButton to={paths.candidate.practice} variant="text" sx={flushButton}>
          Practice an interview
        </LinkButton>
      }
    />
  );
}
