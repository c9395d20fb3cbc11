import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { isStartedAtOnce } from '../../../capabilities/interview/start-at-once.ts';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import type { SessionWrites } from '../running/use-session-writes.ts';
import { InvitedStart } from './invited-start.tsx';
import { PracticeStart } from './practice-start.tsx';

interface SessionStartProps {
  readonly session: Session;
  readonly writes: SessionWrites;
}

/** Starts a session at once where its start was pressed on the way here; one that is opened again, or could not be started, waits for a click. */
export function SessionStart({ session, writes }: SessionStartProps) {
  const location = useLocation();
  const [isStarting, setIsStarting] = useState(() => isStartedAtOnce(location.state, session._id));
  const startNow = useEffectEvent(async () => {
    if (isStarting && !(await writes.start())) setIsStarting(false);
  });
  useEffect(() => void startNow(), []);
  if (isStarting)
    return (
      <>
        <PageHeader title="Interview" />
        <SkeletonLines rows={5} />
      </>
    );
  const { interview } = session;
  if (interview) return <InvitedStart session={session} interview={interview} writes={writes} />;
  return <PracticeStart session={session} writes={writes} />;
}
