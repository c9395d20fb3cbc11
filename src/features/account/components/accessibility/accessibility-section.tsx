import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getAccommodationWishesOptions } from '../../../../api/gen/@tanstack/react-query.gen.ts';
import { chooseReadAloud, readsAloud } from '../../../../capabilities/interview/read-aloud-choice.ts';
import { Loaded } from '../../../../components/loaded.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { paths } from '../../../../lib/paths.ts';
import { chooseDisplay, type DisplayChoices, readDisplayChoices } from '../../../../theme/display-choices.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { WishesForm } from './wishes-form.tsx';

const themes = { system: 'As the device', light: 'Light', dark: 'Dark' };
const textSizes = { usual: 'Usual', larger: 'Larger', largest: 'Largest' };
const motions = { device: 'As the device', reduced: 'Reduced' };

/** How pages look in this browser, and what somebody needs in an interview. */
export function AccessibilitySection() {
  return (
    <>
      <Panel title="How pages look">
        <Display />
      </Panel>
      <ReadAloudPanel />
      <Panel title="What you need in interviews">
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
        Write it once. It is filled in for you where you ask for accommodations: on the page of an interview
        you are <TextLink to={paths.candidate.interviews}>invited to</TextLink>, before it and during it.
        Nobody else sees it before you ask there, and a person decides. In a practice interview you can pause
        at any time.
      </Typography>
      <Loaded query={wishes} errorTitle="Your wishes could not be loaded" rows={3}>
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

const choices = { off: 'When you choose Repeat', on: 'By themselves as well' };

/** Whether this browser reads the questions of an interview aloud by itself. */
function ReadAloudPanel() {
  const [isOn, setOn] = useState(readsAloud);
  const choose = (choice: keyof typeof choices) => {
    chooseReadAloud(choice === 'on');
    setOn(choice === 'on');
  };
  return (
    <Panel title="Questions read aloud">
      <ChoiceGroup
        label="Questions are read aloud"
        choices={choices}
        chosen={isOn ? 'on' : 'off'}
        onChoose={choose}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        This holds in this browser. Every question is on the page as text in any case.
      </Typography>
    </Panel>
  );
}
