import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Decision, DecisionKind } from '../../../../openapi/gen/types.gen.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { formatAbsolute } from '../../../lib/relative-time.ts';

/** What was done by a decision. */
const decisionWords: Readonly<Record<DecisionKind, string>> = {
  reject: 'Rejected',
  hire: 'Hired',
  reopen: 'Reopened',
};

/** What becomes, or became, of its mail; the time stands behind it. */
const mailWords: Readonly<Record<NonNullable<Decision['mail']>['status'], string>> = {
  scheduled: 'Email leaves',
  sent: 'Email sent',
  cancelled: 'Email cancelled',
};

interface DecisionLineProps {
  readonly decision: Decision;
  /** Absent for whoever may not decide. */
  readonly onUndo?: (() => void) | undefined;
}

/** One decision: what, why, by whom, and what becomes of its mail. */
export function DecisionLine({ decision, onUndo }: DecisionLineProps) {
  const { kind, reason, note, decided_by: by, at, mail, undo_until: until, undone_at: undone } = decision;
  return (
    <Box component="li" sx={frameStyle}>
      <Box sx={{ fontWeight: 650, textDecoration: undone ? 'line-through' : undefined }}>
        {decisionWords[kind]}: {reason}
      </Box>
      <Box sx={softStyle}>
        {by?.full_name ?? 'Former member'} · <RelativeTime value={at} />
        {undone && ' · undone'}
      </Box>
      {note && <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Box>}
      {mail && !undone && (
        <Box>
          {mailWords[mail.status]}
          {mail.status !== 'cancelled' && ` ${formatAbsolute(Date.parse(mail.at))}`}
        </Box>
      )}
      {until && onUndo && (
        <Button variant="outlined" sx={{ mt: 0.5 }} onClick={onUndo}>
          Undo
        </Button>
      )}
    </Box>
  );
}

const frameStyle = { py: 1, borderTop: 1, borderColor: 'divider' } as const;
const softStyle = { color: 'text.secondary', fontSize: '0.8125rem' } as const;
