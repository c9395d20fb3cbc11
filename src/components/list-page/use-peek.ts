import { useSearchParams } from 'react-router-dom';
import { useKeys } from '../keys/use-keys.ts';

/** What somebody looks at beside a list. */
export interface Peeking {
  /** Of the row or card; null while nothing is looked at. */
  readonly key: string | null;
  readonly show: (key: string) => void;
  readonly close: () => void;
}

/** Space looks at the row or card with the focus, and closes it again; the address says which one it is. */
export function usePeek(focused: () => string | undefined): Peeking {
  const [search, setSearch] = useSearchParams();
  const key = search.get('peek');
  const change = (to: string | null) => {
    const next = new URLSearchParams(search);
    if (to === null) next.delete('peek');
    else next.set('peek', to);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const close = () => change(null);
  useKeys([
    {
      key: ' ',
      label: 'Peek',
      act: () => {
        const at = focused();
        // Space presses the button or box that has the focus.
        if (at === undefined || document.activeElement?.matches('button, input')) return false;
        return change(at === key ? null : at);
      },
    },
    { key: 'Escape', act: () => (key === null ? false : close()) },
  ]);
  return { key, show: (to) => (to === key ? undefined : change(to)), close };
}
