import { useEffect, useSyncExternalStore } from 'react';
import { forgetNews, type News, newsOf, onNewsChange, storedNews } from '../../stores/notification-inbox.ts';

/** What an account has not read yet, as this browser keeps it; the page that the news leads to is the news. */
export function useNews(userId: string, pathname: string): readonly News[] {
  const stored = useSyncExternalStore(onNewsChange, storedNews);
  const news = newsOf(stored, userId);

  useEffect(() => {
    for (const { about, to } of newsOf(stored, userId)) if (to === pathname) forgetNews(userId, about);
  }, [stored, userId, pathname]);

  return news;
}
