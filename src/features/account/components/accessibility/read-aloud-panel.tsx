import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { chooseReadAloud, readsAloud } from '../../../../capabilities/interview/read-aloud-choice.ts';
import { Panel } from '../../../../components/panel.tsx';
import { ChoiceGroup } from './choice-group.tsx';

const choices = { off: 'When you choose Repeat', on: 'By themselves as well' };

/** Whether this browser reads the questions of an interview aloud by itself. */
export function ReadAloudPanel() {
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
