import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { startAtOnce } from './start-at-once.ts';
import { useCreateSession } from './use-create-session.ts';

/** Creates a practice and opens it with its first question; nothing is asked in between. */
export function useStartPractice(onCreated?: () => void) {
  const navigate = useNavigate();
  return useCreateSession(({ _id }) => {
    onCreated?.();
    void navigate(paths.candidate.session(_id), { state: startAtOnce(_id) });
  });
}
