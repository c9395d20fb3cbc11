import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { codeFromFragment } from '../../../lib/fields/verification-code.ts';

/** The code that the mail's link carries in its fragment; taken out of the address once it is read. */
export function useLinkedCode(): string | null {
  const { hash } = useLocation();
  const code = codeFromFragment(hash);

  useEffect(() => {
    if (code === null) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, [code]);

  return code;
}
