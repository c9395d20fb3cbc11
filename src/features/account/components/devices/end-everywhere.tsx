import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { WaitingButton } from '../../../../components/waiting-button.tsx';
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
      <WaitingButton variant="outlined" color="error" busy={isPending} onClick={() => mutate()}>
        Log out everywhere
      </WaitingButton>
    </Stack>
  );
}
