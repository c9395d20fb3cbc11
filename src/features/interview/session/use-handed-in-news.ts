import { useEffect, useRef } from 'react';
import type { Session } from '../../../api/gen/types.gen.ts';
import { keepNews, newsOf, storedNews } from '../../../lib/kept-news.ts';
import { paths } from '../../../lib/paths.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { sessionStage } from './session-stage.ts';

type Standing = 'arrived' | 'evaluated';

const titles: Record<Standing, string> = {
  arrived: 'Your interview has arrived',
  evaluated: 'Your interview is evaluated',
};

/**
 * Leaves word in the bell of an interview for hiring that was handed in on this page, and of its evaluation in place
 * of that; what was so when the page was opened is no news, but brings word that waits up to date.
 */
export function useHandedInNews(session: Session, userId: string): void {
  const standing = standingOf(session);
  const told = useRef(standing);
  const { _id: sessionId, interview } = session;

  useEffect(() => {
    if (!interview || !standing) return;
    const waiting = newsOf(storedNews(), userId).find(({ about }) => about === sessionId);
    const isOld = waiting ? waiting.title === titles[standing] : standing === told.current;
    if (isOld) return;
    told.current = standing;
    keepNews(userId, {
      about: sessionId,
      at: new Date(serverNow()).toISOString(),
      title: titles[standing],
      message: messageOf(standing, interview),
      to: paths.candidate.result(interview._id),
      linkText: 'See how it goes on',
    });
  }, [interview, standing, sessionId, userId]);
}

function standingOf(session: Session): Standing | null {
  if (session.status === 'reported') return 'evaluated';
  return sessionStage(session) === 'ended' ? 'arrived' : null;
}

function messageOf(standing: Standing, { title, company }: NonNullable<Session['interview']>): string {
  const next = standing === 'arrived' ? 'It is evaluated next; then a person' : 'A person';
  return `${title} at ${company}. ${next} reviews it and decides.`;
}
