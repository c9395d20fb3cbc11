import { browserState } from './browser-features.ts';
import { CheckButton } from './check-button.tsx';
import { CheckRow } from './check-row.tsx';
import { checkLabel, type DeviceCheckProps } from './check-state.ts';

/** Whether the browser has what an interview uses. */
export function BrowserCheck({ need, state, onState }: DeviceCheckProps) {
  const check = () => onState(browserState(window));
  return (
    <CheckRow
      name="Browser"
      need={need}
      purpose="Keeps what you type, and reads questions aloud."
      state={state}
      action={<CheckButton name="browser" label={checkLabel(state)} busy={false} onClick={check} />}
    />
  );
}
