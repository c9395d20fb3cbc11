import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { PersonalRecording } from '../../../../../openapi/gen/types.gen.ts';
import { exportPersonalData } from '../../../../api/gen/sdk.gen.ts';
import { WaitingButton } from '../../../../components/waiting-button.tsx';
import { downloadText } from '../../../../lib/download-file.ts';
import { ActionFailure } from '../action-failure.tsx';
import { useDone } from '../done.tsx';
import { ExportedRecordings, type SoundFile } from './exported-recordings.tsx';

/** Has the browser store a file with everything that is held of the person, and beside it the sound of recordings. */
export function ExportData() {
  const done = useDone();
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      const { data: held } = await exportPersonalData({ throwOnError: true });
      const day = held.exported_at.slice(0, 10);
      downloadText(`candor-data-${day}.json`, JSON.stringify(held, null, 2));
      done.say('Your data is ready', 'Check your downloads.');
      return held;
    },
    onMutate: done.clear,
  });
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        One JSON file with everything we hold about you, except passwords and keys. Audio follows as separate
        files. Hiring reports are included once no attempts are left.
      </Typography>
      <ActionFailure error={error} />
      {done.note}
      <WaitingButton
        variant="outlined"
        busy={isPending}
        startIcon={isPending ? <CircularProgress size={18} color="inherit" aria-hidden="true" /> : undefined}
        onClick={() => mutate()}
      >
        {isPending ? 'Preparing' : 'Download my data'}
      </WaitingButton>
      {data && <ExportedRecordings sounds={data.recordings.filter(hasSound)} />}
    </Stack>
  );
}

const hasSound = (recording: PersonalRecording): recording is SoundFile => recording.file !== null;
