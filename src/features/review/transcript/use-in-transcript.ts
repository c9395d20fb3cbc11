import { useSearchParams } from 'react-router-dom';

/** Does something in the transcript, which comes to the front first where another tab is open. */
export function useInTranscript(): (act: () => void) => void {
  const [search, setSearch] = useSearchParams();
  return (act) => {
    if (!search.has('tab')) return act();
    setSearch({}, { replace: true });
    requestAnimationFrame(act);
  };
}
