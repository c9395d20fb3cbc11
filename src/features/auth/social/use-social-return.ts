import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';

/** What a provider sent back with the browser. */
export interface SocialReturn {
  state: string;
  code: string;
  /** OAuth's error code; empty where it went well. */
  error: string;
}

function socialReturnOf(params: URLSearchParams): SocialReturn | null {
  const [state = '', code = '', error = ''] = ['state', 'code', 'error'].map(
    (name) => params.get(name) ?? '',
  );
  return code || error ? { state, code, error } : null;
}

/** The provider's answer if the visit begins with one, taken out of the address and the history at once. */
export function useSocialReturn() {
  const [params] = useSearchParams();
  const [answer, setAnswer] = useState(() => socialReturnOf(params));

  // Before the effects of what finishes the sign-in: that one sets the address to come back to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address that the visit began with has one
  useLayoutEffect(() => {
    if (answer) window.history.replaceState(window.history.state, '', paths.auth.login());
  }, []);

  return { answer, forget: () => setAnswer(null) };
}
