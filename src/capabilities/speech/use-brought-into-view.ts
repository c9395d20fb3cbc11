import { type RefObject, useEffect, useRef } from 'react';

/** Shows what has just changed where it is out of sight; who types is left where they are. */
export function useBroughtIntoView(words: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  // A figure that grows is no news.
  const news = words.replaceAll(/\d/g, '');
  const shown = useRef(news);
  useEffect(() => {
    if (news === shown.current) return;
    shown.current = news;
    if (news === '' || document.activeElement instanceof HTMLTextAreaElement) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [news]);
  return place;
}
