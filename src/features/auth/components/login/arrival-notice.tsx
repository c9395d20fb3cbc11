import { useLocation, useSearchParams } from 'react-router-dom';
import { Notice } from '../../../../components/notice.tsx';
import { useTakingOver } from '../../../../components/use-taking-over.ts';
import { doneSentence } from '../../sign-in/login-state.ts';

/** Says what led to the login page; a notification says it, too, and is gone soon. */
export function ArrivalNotice() {
  const { state } = useLocation();
  const [params] = useSearchParams();
  // The HTML has it for whoever needs it: `shell.css` hides it from everybody else.
  const isTakingOver = useTakingOver();
  const hasExpired = isTakingOver || params.get('reason') === 'expired';
  const text = hasExpired ? 'Your session ended. Sign in to go on where you were.' : doneSentence(state);
  if (!text) return null;
  return (
    <div data-only={isTakingOver ? 'expired' : undefined}>
      <Notice tone="info">{text}</Notice>
    </div>
  );
}
