import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { paths } from '../../../../lib/paths.ts';
import { chooseDisplay, type DisplayChoices, readDisplayChoices } from '../../../../theme/display-choices.ts';
import { ChoiceGroup } from './choice-group.tsx';

const themes = { system: 'As the device', light: 'Light', dark: 'Dark' };
const textSizes = { usual: 'Usual', larger: 'Larger', largest: 'Largest' };
const motions = { device: 'As the device', reduced: 'Reduced' };

/** How pages look in this browser, and where help in an interview is asked for. */
export function AccessibilitySection() {
  return (
    <>
      <Panel title="How pages look">
        <Display />
      </Panel>
      <Panel title="In an interview">
        <Typography>
          Extra time, text only and breaks are asked for on the page of an interview you are{' '}
          <TextLink to={paths.candidate.interviews}>invited to</TextLink>; a person decides. In a practice
          interview you type, and you can pause.
        </Typography>
      </Panel>
    </>
  );
}

function Display() {
  const { mode = 'system', setMode } = useColorScheme();
  const [choices, setChoices] = useState(readDisplayChoices);
  const choose = (change: Partial<DisplayChoices>) => {
    const next = { ...choices, ...change };
    chooseDisplay(next);
    setChoices(next);
  };
  return (
    <Stack spacing={2}>
      <ChoiceGroup label="Theme" choices={themes} chosen={mode} onChoose={setMode} />
      <ChoiceGroup
        label="Text size"
        choices={textSizes}
        chosen={choices.text}
        onChoose={(text) => choose({ text })}
      />
      <ChoiceGroup
        label="Motion"
        choices={motions}
        chosen={choices.motion}
        onChoose={(motion) => choose({ motion })}
      />
      <Typography variant="body2" color="textSecondary">
        These hold in this browser, whoever is signed in. What your device asks for is honoured anyway.
      </Typography>
    </Stack>
  );
}
