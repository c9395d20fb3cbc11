import Alert from '@mui/material/Alert';
import type { Session } from '../../../../api/gen/types.gen.ts';

/** Why the interview went on without a follow-up, right after it did. */
export function FollowUpNote({ turns }: Pick<Session, 'turns'>) {
  const note = turns.findLast(({ outcome }) => outcome !== null)?.follow_up_note;
  return note ? (
    <Alert severity="info" role="status">
      {note} Your answer is stored.
    </Alert>
  ) : null;
}
