import { useLocation, useSearchParams } from 'react-router-dom';
import { Notice } from '../../../../components/notice.tsx';
import { doneSentence } from '../../sign-in/login-state.ts';

/** Says what led to the login page; a notification says it, too, and is gone soon. */
export function ArrivalNotice() {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const hasExpired = params.get('reason') === 'expired';
  const text = hasExpired ? 'Your session ended. Sign in to go on where you were.' : doneSentence(state);
  return text && <Notice tone="info">{text}</Notice>;
}
