import Stack from '@mui/material/Stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { listDevicesOptions } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { Loaded } from '../../../../components/loaded.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { WaitingButton } from '../../../../components/waiting-button.tsx';
import { useStores } from '../../../../stores/context.tsx';
import { ActionFailure } from '../action-failure.tsx';
import { DeviceList } from './device-list.tsx';
import { RecentEvents } from './recent-events.tsx';

/** Where the account is signed in, and what happened to it lately. */
export function DevicesSection() {
  const devices = useQuery(listDevicesOptions());
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Panel title="Signed-in devices" headingRef={heading}>
        <Loaded query={devices} rows={2} errorTitle="Your devices could not be loaded">
          {({ items }) => <DeviceList devices={items} onEnded={() => heading.current?.focus()} />}
        </Loaded>
        <EndEverywhere />
      </Panel>
      <Panel title="Recent activity">
        <RecentEvents />
      </Panel>
    </>
  );
}

/** Ends every sign-in of the account, this one too; says so only after the server agreed (§7, D9). */
function EndEverywhere() {
  const { auth, confirm, notifications } = useStores();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const isSure = await confirm.ask({
        title: 'Log out everywhere',
        message:
          'This logs out every device, including this one. Trusted devices are asked for a code again.',
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
