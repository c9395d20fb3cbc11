import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { longWords } from '../../components/long-words.ts';
import { visibleControls } from '../../lib/visible-controls.ts';
import { flushButton } from '../../theme/flush-button.ts';
import { unsureWords } from './as-heard.ts';
import type { SpokenAnswer } from './spoken-answer.ts';
import { useAskedRemoval } from './use-asked-removal.ts';

interface RecordingChoicesProps {
  readonly spoken: SpokenAnswer;
  /** Whether what was typed is an answer by itself. */
  readonly canSubmit: () => boolean;
  readonly onSubmitWithout: () => void;
  /** One of them was chosen, which is gone with that. */
  readonly onChosen: () => void;
  /** The recording is gone, after a question. */
  readonly onRemoved: () => void;
}

/** What can be done with a recording besides waiting for it. */
export const RecordingChoices = observer(function RecordingChoices(props: RecordingChoicesProps) {
  const { spoken, canSubmit, onSubmitWithout, onChosen, onRemoved } = props;
  const { upload, leftover, isLeftOut, staysWithAnswer } = spoken;
  const unsure = unsureWords(spoken);
  const removeAsked = useAskedRemoval(onRemoved);
  const remove = () => {
    const { own } = spoken.recordingAttempts;
    void removeAsked(() => spoken.discard({ own, leftover }));
  };
  if (isLeftOut) return null;
  const isOne = spoken.recordingAttempts.all.length === 1;
  const canLeaveOut = spoken.canBeLeftOut && canSubmit();
  return (
    <Box sx={choicesStyle}>
      <Box onClickCapture={onChosen} sx={{ display: 'contents' }}>
        {unsure && (
          <Box component="blockquote" aria-label="What was understood" sx={wordsStyle}>
            {visibleControls(unsure)}
          </Box>
        )}
        {leftover && (
          <Button variant="outlined" onClick={() => void spoken.recordingAttempts.useLeftover()}>
            Use this recording
          </Button>
        )}
        {upload?.reason && (
          <Button variant="outlined" onClick={() => void spoken.drain()}>
            Try now
          </Button>
        )}
        {upload?.phase === 'failed' && (
          <Button variant="outlined" onClick={() => void spoken.recordingAttempts.transcribeAgain()}>
            Try again
          </Button>
        )}
        {unsure && (
          <Button variant="outlined" onClick={spoken.usePoorAudio}>
            Use what was understood
          </Button>
        )}
        {canLeaveOut && (
          <Button variant="outlined" onClick={onSubmitWithout}>
            {submitLabel(spoken)}
          </Button>
        )}
        {canLeaveOut && staysWithAnswer && (
          <span>
            {isOne ? 'The recording itself stays' : 'The recordings themselves stay'} with your answer.
          </span>
        )}
      </Box>
      {spoken.isUnsent && (
        <Button sx={flushButton} onClick={remove}>
          Remove the recording
        </Button>
      )}
    </Box>
  );
});

function submitLabel({ isUnsent, recordingAttempts }: SpokenAnswer): string {
  if (isUnsent) return 'Remove it and submit';
  const [first, ...more] = recordingAttempts.all;
  if (!first) return 'Submit what you typed';
  return `Submit without ${more.length === 0 ? 'its' : 'their'} words`;
}

const choicesStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2.5,
  rowGap: 1,
  '&:has(button)': { mt: 1 },
} as const;

/** In a row of its own, above the buttons. */
const wordsStyle = { ...longWords, flexBasis: '100%' } as const;
