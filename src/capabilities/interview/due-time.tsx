import type { InvitedInterviewSummary } from '../../../openapi/gen/types.gen.ts';
import { DatedTime } from '../../components/dated-time.tsx';
import { dueAt } from './due-at.ts';

interface DueTimeProps {
  readonly interview: Pick<InvitedInterviewSummary, 'live' | 'closes_at'>;
  /** What stands before a deadline; before the time of one that people hold stands always what it is. */
  readonly deadline?: string;
}

/** Until when an interview can be begun; of one that people hold and whose time is agreed on, when it begins. */
export function DueTime({ interview, deadline = '' }: DueTimeProps) {
  return (
    <>
      {interview.live?.starts_at ? 'Live ' : deadline}
      <DatedTime value={dueAt(interview)} />
    </>
  );
}
