import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Session, SessionInterview } from '../../../../openapi/gen/types.gen.ts';
import { openReportsQuery } from '../../../capabilities/interview/queries.ts';
import { sessionStage } from '../../../capabilities/interview/session-stage.ts';
import { paths } from '../../../lib/paths.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { keepNews, newsOf, storedNews } from '../../../stores/notification-inbox.ts';

type AnswerStatus = 'arrived' | 'evaluated';

const titles: Record<AnswerStatus, string> = {
  arrived: 'Your interview has arrived',
  evaluated: 'Your interview is evaluated',
};

/**
 * Leaves word in the bell of an interview for hiring that was submitted on this page, and of its evaluation in place
 * of that, with whether it can be read about; what was so when the page was opened is no news, but brings word that waits up to date.
 */
export function useSubmissionNews(session: Session, userId: string): void {
  const standing = questionStatusOf(session);
  const told = useRef(standing);
  const { _id: sessionId, interview } = session;
  const reports = useQuery(openReportsQuery(standing === 'evaluated' ? interview : null));
  const readable = reports.data?.length ?? 0;

  useEffect(() => {
    if (!interview || !standing) return;
    const waiting = newsOf(storedNews(), userId).find(({ about }) => about === sessionId);
    const message = messageOf(standing, interview, readable);
    const isTold = waiting?.title === titles[standing] && (readable === 0 || waiting.message === message);
    const isOld = waiting ? isTold : standing === told.current;
    if (isOld) return;
    told.current = standing;
    keepNews(userId, {
      about: sessionId,
      at: new Date(serverNow()).toISOString(),
      title: titles[standing],
      message,
      to: paths.candidate.result(interview._id),
      linkText: 'View status',
    });
  }, [interview, standing, readable, sessionId, userId]);
}

function questionStatusOf(session: Session): AnswerStatus | null {
  if (session.status === 'reported') return 'evaluated';
  return sessionStage(session) === 'ended' ? 'arrived' : null;
}

function messageOf(standing: AnswerStatus, { title, company }: SessionInterview, readable: number): string {
  const about = `${title} at ${company}.`;
  if (standing === 'arrived') return `${about} It is evaluated next; then a person reviews it and decides.`;
  const report = readable === 1 ? 'Your report can be read.' : `Your ${readable} reports can be read.`;
  return [about, readable > 0 && report, 'A person reviews it and decides.'].filter(Boolean).join(' ');
}
