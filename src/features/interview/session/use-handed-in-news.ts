import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Session } from '../../../api/gen/types.gen.ts';
import { paths } from '../../../lib/paths.ts';
import { useStores } from '../../../stores/context.tsx';
import { sessionStage } from './session-stage.ts';

type News = 'arrived' | 'evaluated';

const titles: Record<News, string> = {
  arrived: 'Your interview has arrived',
  evaluated: 'Your interview is evaluated',
};

/**
 * Leaves word in the bell of an interview for hiring that was handed in on this page, and of its evaluation in place
 * of that; what was so when the page was opened is no news.
 */
export function useHandedInNews(session: Session): void {
  const { notifications } = useStores();
  const navigate = useNavigate();
  const news = newsOf(session);
  const told = useRef(news);
  const shown = useRef<number | null>(null);
  const { interview } = session;

  useEffect(() => {
    if (!interview || !news || news === told.current) return;
    told.current = news;
    if (shown.current !== null) notifications.dismiss(shown.current);
    shown.current = notifications.notify({
      type: 'success',
      title: titles[news],
      message: messageOf(news, interview),
      timeout: 0,
      quiet: true,
      action: () => void navigate(paths.candidate.result(interview._id)),
      actionText: 'See how it goes on',
    });
  }, [interview, news, notifications, navigate]);
}

function newsOf(session: Session): News | null {
  if (session.status === 'reported') return 'evaluated';
  return sessionStage(session) === 'ended' ? 'arrived' : null;
}

function messageOf(news: News, { title, company }: NonNullable<Session['interview']>): string {
  const next = news === 'arrived' ? 'It is evaluated next; then a person' : 'A person';
  return `${title} at ${company}. ${next} reviews it and decides.`;
}
