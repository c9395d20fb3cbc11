import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import { useDeviceStorage } from '../../../capabilities/drafts/device-storage.ts';
import type { DraftStorage } from '../../../capabilities/drafts/draft-storage.ts';
import { sendFailureOf } from '../../../capabilities/drafts/send-failure.ts';
import { LoginElsewhere } from '../../../capabilities/interview/login-elsewhere.tsx';
import { sessionQuery } from '../../../capabilities/interview/queries.ts';
import { isOver, sessionStage } from '../../../capabilities/interview/session-stage.ts';
import {
  TabClaimProvider,
  useClaimUntil,
  useTabClaim,
} from '../../../capabilities/interview/use-tab-claim.ts';
import { OrphanedRecordingNote } from '../../../capabilities/speech/orphaned-recording-note.tsx';
import { useOrphanedRecordings } from '../../../capabilities/speech/use-orphaned-recordings.ts';
import { ErrorPanel, isMissing } from '../../../components/error-panel.tsx';
import { FocusedFrame } from '../../../components/page/focused-frame.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { SkeletonLines } from '../../../components/skeleton-lines.tsx';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { isBesideEditor, RefusedAnswerNote } from '../answer/refused-answer-note.tsx';
import { useUnsentAnswers } from '../answer/unsent-answers.ts';
import { useAnswerSender } from '../answer/use-answer-sender.ts';
import { OpenElsewhere } from '../client/open-elsewhere.tsx';
import { OpenInAnotherClient } from '../client/open-in-another-client.tsx';
import { type ActiveClient, useActiveClient } from '../client/use-active-client.ts';
import { SessionAbandoned } from '../end/session-abandoned.tsx';
import { SessionEnded } from '../end/session-ended.tsx';
import { useSubmissionNews } from '../end/use-submission-news.ts';
import { RunningSession } from '../running/running-session.tsx';
import { useSessionWrites } from '../running/use-session-writes.ts';
import { SessionStart } from '../start/session-start.tsx';

/** One attempt at an interview, in the one client and the one tab of it where it goes on. */
export const SessionPage = observer(function SessionPage() {
  const { id = '' } = useParams();
  const claim = useTabClaim(id);
  if (claim.status === 'asking') return null;
  if (claim.status === 'elsewhere')
    return (
      <FocusedFrame backLabel="Dashboard">
        <OpenElsewhere where="tab" takingOver={claim.takingOver} onTakeOver={claim.takeOver} />
      </FocusedFrame>
    );
  return (
    <TabClaimProvider value={claim}>
      <SessionHere id={id} />
    </TabClaimProvider>
  );
});

/** The attempt, from before the start until its report is ready. */
const SessionHere = observer(function SessionHere({ id }: { readonly id: string }) {
  const { auth } = useStores();
  const storage = useDeviceStorage();
  const session = useQuery(sessionQuery(id));
  const canBeSaved = session.data ? !isOver(session.data) : !isMissing(session.error);
  const client = useActiveClient(id, canBeSaved);
  const isClear = client.status !== 'asking';
  const isBegun = session.data?.status !== 'created';
  const hasWork = isBegun && canBeSaved && client.status !== 'elsewhere';
  const userId = auth.user?._id;

  return (
    <FocusedFrame
      backLabel={hasWork ? 'Save and leave' : 'Dashboard'}
      maxWidth={session.data?.current_turn?.code ? 'lg' : 'md'}
    >
      {session.data && storage && userId && isClear && (
        <SessionStages
          key={`${userId}-${id}`}
          session={session.data}
          client={client}
          storage={storage}
          userId={userId}
        />
      )}
      {!(session.data && isClear) && <PageHeader title="Interview" />}
      {(session.isPending || !isClear) && <SkeletonLines rows={5} />}
      {session.isError && !session.data && (
        <Stack spacing={2}>
          <ErrorPanel
            title="This interview could not be loaded"
            error={session.error}
            wayBack={{ to: paths.candidate.interviews, label: 'Your interviews' }}
            onRetry={() => void session.refetch()}
          />
          {sendFailureOf(session.error) === 'sign-in' && <LoginElsewhere />}
        </Stack>
      )}
    </FocusedFrame>
  );
});

interface SessionStagesProps {
  readonly session: Session;
  readonly client: ActiveClient;
  readonly storage: DraftStorage;
  readonly userId: string;
}

function SessionStages({ session, client, storage, userId }: SessionStagesProps) {
  const sending = useAnswerSender(userId, session._id, storage);
  const writes = useSessionWrites(session._id);
  const { sender, refused, dismiss } = sending;
  const stage = sessionStage(session);
  useClaimUntil(isOver(session));
  useSubmissionNews(session, userId);

  const isElsewhere = client.status === 'elsewhere';
  const { left, remove } = useOrphanedRecordings(session, userId, !isElsewhere);
  useUnsentAnswers(session, !isElsewhere, { userId, storage, onFound: sending.add });
  useEffect(() => {
    // What is submitted while the session goes on elsewhere would come between what is written there.
    if (isElsewhere) sender.stop();
    else sender.begin();
  }, [sender, isElsewhere]);

  if (isElsewhere) return <OpenInAnotherClient client={client} sender={sender} />;

  return (
    <Stack spacing={4}>
      {refused
        .filter((answer) => !isBesideEditor(answer, session))
        .map((answer) => (
          <RefusedAnswerNote
            key={answer.idempotencyKey}
            refused={answer}
            session={session}
            onDismiss={() => dismiss(answer)}
          />
        ))}
      {left.map((one) => (
        <OrphanedRecordingNote key={one.recording.id} {...one} onRemove={() => remove(one)} />
      ))}
      {stage === 'before' && <SessionStart session={session} writes={writes} />}
      {stage === 'running' && (
        <RunningSession
          session={session}
          userId={userId}
          storage={storage}
          sending={sending}
          writes={writes}
        />
      )}
      {stage === 'ended' && <SessionEnded session={session} stay={refused.length + left.length > 0} />}
      {stage === 'abandoned' && <SessionAbandoned session={session} />}
    </Stack>
  );
}
