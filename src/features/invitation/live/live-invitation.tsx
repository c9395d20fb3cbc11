import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InvitedInterview, LiveInterview, LiveStatus } from '../../../../openapi/gen/types.gen.ts';
import { getLiveInterviewOptions } from '../../../api/gen/@tanstack/react-query.gen.ts';
import { askForOtherTimes, chooseLiveTime } from '../../../api/gen/sdk.gen.ts';
import { inOwnZone, ZonedTimes } from '../../../capabilities/live/zoned-times.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { ErrorPanel } from '../../../components/error-panel.tsx';
import { ChoiceCards } from '../../../components/form/fields/choice-cards.tsx';
import { LongTextField } from '../../../components/form/fields/long-text-field.tsx';
import { useRequiredText } from '../../../components/form/use-required-text.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Notice } from '../../../components/notice.tsx';
import { WaitingButton } from '../../../components/waiting-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { AssessedCompetencies } from '../steps/assessed-competencies.tsx';
import { LeaveSection } from '../steps/leave-section.tsx';

const NOTE_LENGTH = 500;

/** So often it is asked whether the room is open by now. */
const LOOK_AGAIN_MS = 20_000;

const atStart = { alignSelf: 'flex-start' } as const;

interface LiveInvitationProps {
  readonly interview: InvitedInterview;
  readonly liveId: string;
}

/** When people interview the candidate: the times to choose from, or the one that was chosen. */
export function LiveInvitation({ interview, liveId }: LiveInvitationProps) {
  const live = useQuery({
    ...getLiveInterviewOptions({ path: { live_interview_id: liveId } }),
    refetchInterval: LOOK_AGAIN_MS,
  });
  return (
    <Stack spacing={4}>
      <Loaded query={live} errorTitle="The times could not be loaded" rows={2} rowHeight={80}>
        {(data) => <Times key={data.status} live={data} />}
      </Loaded>
      <AssessedCompetencies interview={interview} />
      <LeaveSection interview={interview} />
    </Stack>
  );
}

function Times({ live }: { readonly live: LiveInterview }) {
  const { status, starts_at, people, minutes, company, access, settings } = live;
  const names = people.filter(({ role }) => role !== 'candidate').map(({ full_name }) => full_name);
  return (
    <Stack spacing={2}>
      <Typography component="h2" variant="h2">
        {headings[status]}
      </Typography>
      <Typography>
        {minutes} minutes with {names.join(', ')}, by video in this browser. What’s written is kept
        {settings.recording && '; sound is recorded only if everyone agrees'}.
      </Typography>
      {status === 'scheduled' && starts_at && (
        <Typography component="div" variant="h3">
          <ZonedTimes time={starts_at} people={people} />
        </Typography>
      )}
      {access === 'open' && (
        <LinkButton to={paths.candidate.liveRoom(live._id)} variant="contained" size="large" sx={atStart}>
          Enter the room
        </LinkButton>
      )}
      {access === 'early' && <Typography>You can enter from 10 minutes before, on this page.</Typography>}
      {status === 'asked' && (
        <Notice tone="info">You asked for other times. {company} proposes new ones.</Notice>
      )}
      {status === 'proposed' && <Choice live={live} />}
      {(status === 'proposed' || status === 'scheduled') && (
        <LinkButton
          to={paths.candidate.practiceRoom(live.settings.editor_language)}
          variant="outlined"
          size="large"
          sx={atStart}
        >
          Try the room
        </LinkButton>
      )}
      {(status === 'proposed' || status === 'scheduled') && <OtherTimes live={live} />}
    </Stack>
  );
}

const headings: Record<LiveStatus, string> = {
  proposed: 'Choose a time',
  asked: 'Choose a time',
  scheduled: 'Your interview',
  declined: 'Declined',
  revoked: 'Called off',
  ended: 'This interview is over',
};

function useChanged() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries();
}

function Choice({ live }: { readonly live: LiveInterview }) {
  const [time, setTime] = useState(live.times[0] ?? '');
  const changed = useChanged();
  const choosing = useMutation({
    mutationFn: () =>
      chooseLiveTime({
        path: { live_interview_id: live._id },
        body: { starts_at: time },
        throwOnError: true,
      }),
    onSuccess: changed,
  });
  return (
    <>
      <ChoiceCards
        legend="Times"
        cardWidth={240}
        value={time}
        onChange={setTime}
        choices={live.times.map((value) => ({ value, label: inOwnZone(value) }))}
      />
      {choosing.isError && <ErrorPanel title="The time was not taken" error={choosing.error} />}
      <WaitingButton
        variant="contained"
        size="large"
        busy={choosing.isPending}
        onClick={() => choosing.mutate()}
        sx={{ alignSelf: 'flex-start' }}
      >
        Confirm time
      </WaitingButton>
    </>
  );
}

function OtherTimes({ live }: { readonly live: LiveInterview }) {
  const { field, take } = useRequiredText(NOTE_LENGTH, 'Say when you can.');
  const changed = useChanged();
  const asking = useMutation({
    mutationFn: (note: string) =>
      askForOtherTimes({ path: { live_interview_id: live._id }, body: { note }, throwOnError: true }),
    onSuccess: changed,
  });
  const ask = () => {
    const note = take();
    if (note !== null) asking.mutate(note);
  };
  return (
    <Disclosure summary={live.status === 'scheduled' ? 'Need another time?' : 'None of these work?'}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <LongTextField label="When can you?" minRows={2} {...field} />
        {asking.isError && <ErrorPanel title="Nothing was changed" error={asking.error} />}
        <Button
          variant="outlined"
          size="large"
          disabled={asking.isPending}
          onClick={ask}
          sx={{ alignSelf: 'flex-start' }}
        >
          Ask for other times
        </Button>
      </Stack>
    </Disclosure>
  );
}
