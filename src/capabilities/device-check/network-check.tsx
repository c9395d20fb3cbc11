import { useEffect, useEffectEvent } from 'react';
import { silent } from '../../api/client.ts';
import { getHealth } from '../../api/gen/sdk.gen.ts';
import { CheckButton } from './check-button.tsx';
import { CheckRow } from './check-row.tsx';
import type { DeviceCheckProps } from './check-state.ts';
import { measureNetwork, networkState } from './network-state.ts';

/** Whether the connection is steady and fast enough, by a few small requests; looked at by itself. */
export function NetworkCheck({ need, state, onState }: DeviceCheckProps) {
  const check = async () => {
    onState({ kind: 'running', text: 'Checking.' });
    onState(networkState(await measureNetwork(() => getHealth(silent))));
  };
  const checkFirst = useEffectEvent(() => state.kind === 'idle' && void check());
  useEffect(() => void checkFirst(), []);
  return (
    <CheckRow
      name="Network"
      need={need}
      state={state}
      action={
        state.kind === 'failed' && (
          <CheckButton device="network" label="Check again" busy={false} onClick={() => void check()} />
        )
      }
    />
  );
}
