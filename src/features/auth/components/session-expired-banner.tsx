import { useSearchParams } from 'react-router-dom';
import { Notice } from '../../../components/notice.tsx';

/** Says why a person who was signed in sees the login page; the notification says it in the words of §8. */
export function SessionExpiredBanner() {
  const [params] = useSearchParams();
  if (params.get('reason') !== 'expired') return null;
  return <Notice tone="info">Your session ended. Sign in to go on where you were.</Notice>;
}
