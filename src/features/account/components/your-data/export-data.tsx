import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { silent } from '../../../../api/client.ts';
import { exportPersonalData } from '../../../../api/gen/sdk.gen.ts';
import { downloadText } from '../../../../lib/download-file.ts';
import { ActionFailure } from '../action-failure.tsx';
import { useDone } from '../done.tsx';

/** Has the browser store one file with everything that is held of the person. */
export function ExportData() {
  const done = useDone();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { data } = await exportPersonalData({ ...silent, throwOnError: true });
      const day = data.exported_at.slice(0, 10);
      downloadText(`candor-data-${day}.json`, JSON.stringify(data, null, 2));
      done.say('Your data is ready', 'The file was handed to your browser.');
    },
    onMutate: done.clear,
  });
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        One JSON file with your account, profile, devices, events, consents, invitations, interviews, answers
        and reports. A report for hiring comes along once no attempt can follow. Of recordings it holds what
        was understood; their sound is saved from your report or result, beside each answer. The file holds no
        password and no key. Keep it to yourself: it says much about you.
      </Typography>
      <ActionFailure error={error} />
      {done.note}
      <Button
        variant="outlined"
        aria-disabled={isPending}
        startIcon={isPending ? <CircularProgress size={18} color="inherit" aria-hidden="true" /> : undefined}
        onClick={() => isPending || mutate()}
      >
        {isPending ? 'Collecting your data' : 'Download my data'}
      </Button>
    </Stack>
  );
}
