import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useStores } from '../../../../stores/context.tsx';
import { ActionFailure } from '../action-failure.tsx';

/** Ends every sign-in of the account, this one too; says so only after the server agreed (§7, D9). */
export function EndEverywhere() {
  const { auth, confirm, notifications } = useStores();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const isSure = await confirm.ask({
        title: 'Log out everywhere',
        message: 'Every device is logged out, this one too, and trusted devices are asked for a code again.',
        confirmLabel: 'Log out everywhere',
        variant: 'error',
      });
      if (!isSure) return;
      await auth.endEverywhere();
      notifications.success('Logged out from all devices');
    },
  });
  return (
    <Stack spacing={1.5} sx={{ mt: 2, alignItems: 'flex-start' }}>
      <ActionFailure error={error} />
      <Button
        variant="outlined"
        color="error"
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        Log out everywhere
      </Button>
    </Stack>
  );
}
