import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getAccommodationWishesOptions } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { chooseReadAloud, readsAloud } from '../../../../capabilities/interview/read-aloud-choice.ts';
import { Loaded } from '../../../../components/loaded.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { chooseDisplay, type DisplayChoices, readDisplayChoices } from '../../../../theme/display-choices.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { WishesForm } from './wishes-form.tsx';

const themes = { system: 'System', light: 'Light', dark: 'Dark' };
const textSizes = { usual: 'Default', larger: 'Larger', largest: 'Largest' };
const motions = { device: 'System', reduced: 'Reduced' };

/** How pages look in this browser, and what somebody needs in an interview. */
export function AccessibilitySection() {
  return (
    <>
      <Panel title="This browser">
        <Stack spacing={2}>
          <Display />
          <ReadAloud />
        </Stack>
      </Panel>
      <Panel title="Interview accommodations">
        <Wishes />
      </Panel>
    </>
  );
}

function Wishes() {
  const wishes = useQuery(getAccommodationWishesOptions());
  return (
    <Stack spacing={2}>
      <Typography>
        Filled in for you when you request accommodations for an interview. Nobody else sees this until then.
      </Typography>
      <Loaded query={wishes} errorTitle="Your accommodations could not be loaded" rows={3}>
        {(found) => <WishesForm wishes={found} />}
      </Loaded>
    </Stack>
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
    <>
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
    </>
  );
}

const choices = { off: 'When I choose Repeat', on: 'Automatically' };

/** Whether this browser reads the questions of an interview aloud by itself. */
function ReadAloud() {
  const [isOn, setOn] = useState(readsAloud);
  const choose = (choice: keyof typeof choices) => {
    chooseReadAloud(choice === 'on');
    setOn(choice === 'on');
  };
  return (
    <ChoiceGroup
      label="Read questions aloud"
      choices={choices}
      chosen={isOn ? 'on' : 'off'}
      onChoose={choose}
    />
  );
}
