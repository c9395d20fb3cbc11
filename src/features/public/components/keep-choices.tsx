import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { Panel } from '../../../components/panel.tsx';
import { useTakingOver } from '../../../components/use-taking-over.ts';
import { keepsChoices, switchKeeping } from '../../../lib/browser-choices.ts';

/** Has this browser keep how pages look, or not. */
export function KeepChoices() {
  const [isOn, setOn] = useState(keepsChoices);
  const isTakingOver = useTakingOver();
  const turn = (on: boolean) => {
    switchKeeping(on);
    setOn(keepsChoices());
  };
  return (
    <Panel title="Your choice">
      <FormControlLabel
        control={<Switch checked disabled />}
        label="Sign-in and your answers (always on)"
        sx={{ display: 'flex' }}
      />
      <FormControlLabel
        control={
          <Switch
            checked={isTakingOver || isOn}
            disabled={isTakingOver}
            onChange={(_event, on) => turn(on)}
          />
        }
        label="Remember how pages look in this browser"
        sx={{ display: 'flex' }}
      />
    </Panel>
  );
}
