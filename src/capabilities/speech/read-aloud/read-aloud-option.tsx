import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SpeechOptions } from '../../../../openapi/gen/types.gen.ts';
import { CheckField } from '../../../components/form/fields/check-field.tsx';
import { chooseReadAloud, readsAloud } from '../../interview/read-aloud-choice.ts';
import type { QuestionVoice } from './question-voice.ts';

interface ReadAloudOptionProps {
  readonly voice: QuestionVoice;
  readonly options: SpeechOptions | undefined;
}

/** Has questions read aloud from now on, in this browser; whose voice it is stands beside it. */
export const ReadAloudOption = observer(function ReadAloudOption({ voice, options }: ReadAloudOptionProps) {
  const [isOn, setOn] = useState(readsAloud);
  const choose = (on: boolean) => {
    chooseReadAloud(on);
    setOn(on);
    if (on) void voice.read();
    else voice.stop();
  };
  return (
    <>
      <CheckField
        name="read-aloud"
        label="Read aloud"
        checked={isOn}
        onChange={(event) => choose(event.target.checked)}
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {voice.note ?? (isOn && options?.voice.message)}
      </Typography>
    </>
  );
});
