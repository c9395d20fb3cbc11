import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {
  Accommodation,
  InterviewAccommodations,
  InvitedInterview,
} from '../../../../api/gen/types.gen.ts';
import { DatedTime } from '../../../../components/dated-time.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { AccommodationForm } from './accommodation-form.tsx';
import { accommodationText, initialRequest } from './accommodation-request.ts';

/** What was asked for and agreed to so that the interview is fair to this person, and the form to ask. */
export function AccommodationSection({ interview }: { readonly interview: InvitedInterview }) {
  const { _id, accommodations } = interview;
  return (
    <Panel title="Accommodations">
      <Stack spacing={3}>
        <Typography>
          Ask for what you need to take this interview. A person decides on it. You need not give reasons of
          health.
        </Typography>
        <div role="status">
          <Standing accommodations={accommodations} />
        </div>
        <AccommodationForm
          interviewId={_id}
          initial={initialRequest(accommodations)}
          label={accommodations.state === 'waiting' ? 'Change my request' : 'Ask for accommodations'}
        />
      </Stack>
    </Panel>
  );
}

function Standing({ accommodations }: { readonly accommodations: InterviewAccommodations }) {
  const { state, requested, note, requested_at, granted, decided_at } = accommodations;
  if (state === 'waiting' && requested && requested_at)
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>
          You asked for {textOf(requested)}. It is not decided yet.
          {decided_at && ` What holds now: ${textOf(granted)}.`}
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
        <Typography sx={{ fontWeight: 600 }}>Granted: {textOf(granted)}.</Typography>
        <Typography variant="body2" color="textSecondary">
          Decided <DatedTime value={decided_at} />
        </Typography>
      </>
    );
  return null;
}

const textOf = (accommodation: Accommodation) =>
  accommodationText(accommodation) ?? 'nothing beyond the usual';
