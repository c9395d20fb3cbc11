import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { forgetTrustedDevices } from '../../../../api/gen/sdk.gen.ts';
import { WaitingButton } from '../../../../components/waiting-button.tsx';
import { useAccountChanged } from '../../use-account-changed.ts';
import { ActionFailure } from '../action-failure.tsx';
import { useDone } from '../done.tsx';

/** How many devices are not asked for a code, and the way to have all of them asked again. */
export function TrustedDevices({ count }: { readonly count: number }) {
  const accountChanged = useAccountChanged();
  const done = useDone();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await forgetTrustedDevices();
      done.say('Trusted devices forgotten', 'Every device is asked for a code at its next sign-in.');
      await accountChanged();
    },
  });
  return (
    <>
      <Typography>{countText(count)}</Typography>
      {done.note}
      <ActionFailure error={error} />
      {(count > 0 || isPending) && (
        <WaitingButton variant="outlined" busy={isPending} onClick={() => mutate()}>
          Ask every device again
        </WaitingButton>
      )}
    </>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Every device is asked for a code.';
  const devices = count === 1 ? '1 device is' : `${count} devices are`;
  return `${devices} not asked for a code, for 30 days after you said so there.`;
}
