import { useSearchParams } from 'react-router-dom';
import { useTakingOver } from '../../../components/use-taking-over.ts';
import { safeReturnPath } from '../../../lib/return-path.ts';
import { keptReturnPath } from './kept-return-path.ts';

/**
 * The path of this app to come back to after signing in (D8): every page on the way there hands it on. A
 * mail's link does not know it, but this browser may. Undefined where there is none that is safe.
 */
export function useReturnPath(): string | undefined {
  const [params] = useSearchParams();
  if (useTakingOver()) return undefined;
  const next = params.get('next') ?? keptReturnPath(params.get('challenge'));
  return safeReturnPath(next, window.location.origin) ?? undefined;
}
