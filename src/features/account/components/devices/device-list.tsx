import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import type { Device } from '../../../../../openapi/gen/types.gen.ts';
import { endDevice } from '../../../../api/gen/sdk.gen.ts';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { WaitingButton } from '../../../../components/waiting-button.tsx';
import { describeBrowser } from '../../../../lib/describe-browser.ts';
import { useStores } from '../../../../stores/context.tsx';
import { useAccountChanged } from '../../use-account-changed.ts';
import { ActionFailure } from '../action-failure.tsx';
import { ItemList, ItemRow } from '../item-list.tsx';
import { methodWords } from './words.ts';

interface DeviceListProps {
  readonly devices: readonly Device[];
  readonly onEnded: () => void;
}

/** Every sign-in that is alive; this one first. */
export function DeviceList({ devices, onEnded }: DeviceListProps) {
  const { mutate, isPending, error } = useEndDevice(onEnded);
  const sorted = devices.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
  return (
    <Stack spacing={1.5}>
      <ActionFailure error={error} />
      <ItemList label="Devices">
        {sorted.map((device) => (
          <ItemRow
            key={device._id}
            title={<DeviceName device={device} />}
            detail={<DeviceDetail device={device} />}
            action={
              <WaitingButton
                variant="outlined"
                aria-label={`Log out ${describeBrowser(device.user_agent)}, ${device.ip}`}
                busy={isPending}
                onClick={() => mutate(device)}
              >
                Log out
              </WaitingButton>
            }
          />
        ))}
      </ItemList>
    </Stack>
  );
}

function DeviceName({ device }: { readonly device: Device }) {
  return (
    <>
      {describeBrowser(device.user_agent)}
      {device.is_current && (
        <Chip label="This device" size="small" color="primary" variant="outlined" sx={{ ml: 1 }} />
      )}
    </>
  );
}

function DeviceDetail({ device }: { readonly device: Device }) {
  return (
    <>
      Last seen <RelativeTime value={device.last_seen_at} /> from {device.ip}. Signed in{' '}
      {methodWords[device.method]} <RelativeTime value={device.signed_in_at} />.
    </>
  );
}

/** Ends one sign-in; the own one only when asked for twice. */
function useEndDevice(onEnded: () => void) {
  const { auth, confirm, notifications } = useStores();
  const accountChanged = useAccountChanged();
  return useMutation({
    mutationFn: async ({ _id, user_agent, is_current }: Device) => {
      if (is_current) {
        if (await confirm.ask(ownDevice)) auth.logout();
        return;
      }
      await endDevice({ path: { device_id: _id } });
      notifications.success(`${describeBrowser(user_agent)} is logged out.`, 'Device logged out');
      await accountChanged();
      onEnded();
    },
  });
}

const ownDevice = {
  title: 'Log out this device',
  message: 'You’re using this device now. You can sign in again at any time.',
  confirmLabel: 'Log out',
  variant: 'warning',
} as const;
