import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `leave` when the page or what is on it goes, and `comeBack` where the browser brings the page back as it was:
 * out of its back-forward cache it goes on without being drawn anew.
 */
export function useLeavingPage(leave: () => void, comeBack: () => void): void {
  const goes = useEffectEvent(leave);
  const returns = useEffectEvent(({ persisted }: PageTransitionEvent) => persisted && comeBack());

  useEffect(() => {
    const going = () => goes();
    const returning = (event: PageTransitionEvent) => returns(event);
    window.addEventListener('pagehide', going);
    window.addEventListener('pageshow', returning);
    return () => {
      window.removeEventListener('pagehide', going);
      window.removeEventListener('pageshow', returning);
      goes();
    };
  }, []);
}
