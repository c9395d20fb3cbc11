import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  Accommodation,
  AskedAccommodation,
  HiringInvitation,
} from '../../../../openapi/gen/types.gen.ts';
import { decideAccommodation } from '../../../api/gen/sdk.gen.ts';
import { WaitingButton } from '../../../components/waiting-button.tsx';

interface AccommodationsProps {
  readonly path: { readonly workspace_id: string; readonly hiring_interview_id: string };
  readonly rows: readonly HiringInvitation[];
}

const nothing: Accommodation = { extra_time_percent: 0, text_only: false, pauses: false };

/** What candidates asked for and nobody decided on; only who decides is told. */
export function Accommodations({ path, rows }: AccommodationsProps) {
  const waiting = rows.filter(({ accommodation }) => accommodation?.is_waiting);
  return waiting.map((row) => <Waiting key={row._id} path={path} row={row} />);
}

interface WaitingProps {
  readonly path: AccommodationsProps['path'];
  readonly row: HiringInvitation;
}

function Waiting({ path, row: { _id, candidate, accommodation } }: WaitingProps) {
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const requested = accommodation?.requested ?? nothing;
  const decide = async (body: Accommodation) => {
    setPending(true);
    try {
      await decideAccommodation({ path: { ...path, hiring_invitation_id: _id }, body, throwOnError: true });
      await queries.invalidateQueries();
    } finally {
      setPending(false);
    }
  };
  return (
    <Box role="group" aria-label={`Accommodation for ${candidate.full_name}`} sx={rowStyle}>
      <Typography variant="body2" sx={{ flex: 1, minWidth: 200 }}>
        <strong>{candidate.full_name}</strong> asks for {inWords(requested)}
        {accommodation?.note && `: “${accommodation.note}”`}
      </Typography>
      <WaitingButton variant="outlined" size="small" busy={isPending} onClick={() => void decide(requested)}>
        Grant
      </WaitingButton>
      <WaitingButton variant="text" size="small" busy={isPending} onClick={() => void decide(nothing)}>
        Decline
      </WaitingButton>
    </Box>
  );
}

/** What was asked for, and what became of it. */
export function accommodationWords({ is_waiting, requested, granted }: AskedAccommodation): string {
  const asked = inWords(requested ?? nothing);
  if (is_waiting) return `Asks for ${asked}`;
  return granted && isAny(granted) ? `Granted: ${inWords(granted)}` : `Asked for ${asked}, declined`;
}

const isAny = ({ extra_time_percent: extra, text_only: isText, pauses }: Accommodation) =>
  extra > 0 || isText || pauses;

function inWords({ extra_time_percent: extra, text_only: isText, pauses }: Accommodation): string {
  const asked = [
    ...(extra > 0 ? [`${extra}% more time`] : []),
    ...(isText ? ['text only'] : []),
    ...(pauses ? ['breaks'] : []),
  ];
  return asked.length > 0 ? asked.join(', ') : 'an accommodation';
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1,
  mb: 0.5,
  borderInlineStart: 3,
  borderColor: 'warning.main',
  bgcolor: 'background.sunken',
} as const;
