import { getHealth } from '../../api/gen/sdk.gen.ts';
import { CheckButton } from './check-button.tsx';
import { CheckRow } from './check-row.tsx';
import { checkLabel, type DeviceCheckProps } from './check-state.ts';
import { measureNetwork, networkState } from './network-state.ts';

/** Whether the connection is steady and fast enough, by a few small requests. */
export function NetworkCheck({ need, state, onState }: DeviceCheckProps) {
  const check = async () => {
    onState({ kind: 'running', text: 'A few small requests are under way.' });
    onState(networkState(await measureNetwork(() => getHealth())));
  };
  return (
    <CheckRow
      name="Network"
      need={need}
      purpose="Carries questions and answers."
      state={state}
      action={
        <CheckButton
          name="network"
          label={checkLabel(state)}
          busy={state.kind === 'running'}
          onClick={() => void check()}
        />
      }
    />
  );
}
