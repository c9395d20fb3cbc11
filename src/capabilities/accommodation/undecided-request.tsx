import Typography from '@mui/material/Typography';
import type { InvitedInterview } from '../../../openapi/gen/types.gen.ts';
import { DatedTime } from '../../components/dated-time.tsx';
import { Notice } from '../../components/notice.tsx';
import { grantedText, requestText } from './accommodation-request.ts';

/** Before the start, what it means to start while a request is not decided; nothing where none waits. */
export function UndecidedRequest({ interview }: { readonly interview: InvitedInterview }) {
  const { accommodations, closes_at: closesAt, state } = interview;
  const { requested, granted } = accommodations;
  if (accommodations.state !== 'waiting' || !requested || state === 'in_progress') return null;
  return (
    <Notice tone="info">
      <Typography sx={{ fontWeight: 600 }}>
        Your request is not decided yet: {requestText(requested)}.
      </Typography>
      <Typography>
        You can wait for the answer: the deadline is <DatedTime value={closesAt} />. If you start now, you
        start with what is granted so far: {grantedText(granted)}. Extra time granted during the attempt
        counts for all of it.
      </Typography>
    </Notice>
  );
}
