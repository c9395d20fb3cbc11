import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { InterviewAccommodations, InvitedInterview } from '../../../openapi/gen/types.gen.ts';
import { DatedTime } from '../../components/dated-time.tsx';
import { Panel } from '../../components/panel.tsx';
import { grantedText, requestText } from './accommodation-request.ts';
import { PrefilledForm } from './prefilled-form.tsx';

/** What was asked for and agreed to so that the interview is fair to this person, and the form to ask. */
export function AccommodationSection({ interview }: { readonly interview: InvitedInterview }) {
  return (
    <Panel title="Accommodations">
      <Accommodating interview={interview} />
    </Panel>
  );
}

/** The same without a frame, for a place that has one. */
export function Accommodating({ interview }: { readonly interview: InvitedInterview }) {
  const statusRef = useRef<HTMLDivElement>(null);
  const [sentAt, setSentAt] = useState<string | null>(null);
  const isSent = sentAt !== null && sentAt === interview.accommodations.requested_at;
  const onSent = (stored: InvitedInterview) => {
    setSentAt(stored.accommodations.requested_at);
    statusRef.current?.focus();
  };
  return (
    <Stack spacing={2}>
      <Typography>
        Ask for more time, text only or breaks. A person decides, and you don’t have to give health reasons.
      </Typography>
      <div role="status" ref={statusRef} tabIndex={-1}>
        <AccommodationStatus accommodations={interview.accommodations} />
      </div>
      {/* What was sent from here stands above: the form closes. */}
      <PrefilledForm key={isSent ? sentAt : 'open'} interview={interview} onSent={onSent} />
    </Stack>
  );
}

function AccommodationStatus({ accommodations }: { readonly accommodations: InterviewAccommodations }) {
  const { state, requested, note, requested_at, granted, decided_at } = accommodations;
  if (state === 'waiting' && requested && requested_at)
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>
          You asked for {requestText(requested)}. It is not decided yet.
          {decided_at && ` What holds now: ${grantedText(granted)}.`}
        </Typography>
        {note && <Typography sx={{ overflowWrap: 'anywhere' }}>Your note: {note}</Typography>}
        <Typography variant="body2" color="textSecondary">
          Asked <DatedTime value={requested_at} />
        </Typography>
      </>
    );
  if (state === 'decided' && decided_at)
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>Granted: {grantedText(granted)}.</Typography>
        <Typography variant="body2" color="textSecondary">
          Decided <DatedTime value={decided_at} />
        </Typography>
      </>
    );
  return null;
}
