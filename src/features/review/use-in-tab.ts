import { useSearchParams } from 'react-router-dom';

/** Does something in the transcript or in another tab, which comes to the front first. */
export function useInTab(): (act: () => void, tab?: string) => void {
  const [search, setSearch] = useSearchParams();
  return (act, tab) => {
    if (search.get('tab') === (tab ?? null)) return act();
    setSearch(tab ? { tab } : {}, { replace: true });
    requestAnimationFrame(act);
  };
}
