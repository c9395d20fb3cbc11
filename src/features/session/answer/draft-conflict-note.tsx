import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import type { Draft, Turn } from '../../../../openapi/gen/types.gen.ts';
import type { DraftKeeper } from '../../../capabilities/drafts/draft-keeper.ts';
import type { TurnKey } from '../../../capabilities/drafts/draft-storage.ts';
import { longWords } from '../../../components/long-words.ts';
import { timeOfDay } from '../../../lib/time-of-day.ts';
import { answerWords } from './answer-words.ts';
import { useRemoteDraft } from './use-draft-keeper.ts';

interface DraftConflictNoteProps {
  readonly keeper: DraftKeeper;
  readonly turnKey: TurnKey;
  readonly turn: Turn;
  /** The editor is about to come back. */
  readonly onChosen: () => void;
}

/** Two devices wrote the same answer: shows both texts, and goes on with the one that is chosen, or with both in words. */
export function DraftConflictNote({ keeper, turnKey, turn, onChosen }: DraftConflictNoteProps) {
  const other = useRemoteDraft(turnKey, turn);
  const note = useRef<HTMLDivElement>(null);
  // The editor had the focus and is gone.
  useEffect(() => note.current?.focus(), []);
  if (!other) return null;
  const chosen = (choose: (remote: Draft) => Promise<void>) => () => {
    onChosen();
    void choose(other);
  };
  const canHaveBoth = !turn.choices && !turn.code;
  return (
    <Alert ref={note} tabIndex={-1} severity="warning" role="alert" sx={alertStyle}>
      <AlertTitle>This answer was also changed elsewhere</AlertTitle>
      Another browser or device saved a newer text at {timeOfDay(other.saved_at)}. Choose the one to go on
      with; the other one is dropped{canHaveBoth && ', unless you go on with both'}.
      <Stack spacing={2} sx={{ mt: 2 }}>
        <Choice
          title="Saved elsewhere"
          words={answerWords(other.text, turn)}
          label="Go on with the text from elsewhere"
          onChoose={chosen(keeper.acceptRemote)}
        />
        <Choice
          title="Here"
          words={answerWords(keeper.text, turn)}
          label="Go on with the text from here"
          onChoose={chosen(keeper.keepOwn)}
        />
        {canHaveBoth && (
          <div>
            <Button color="inherit" variant="outlined" onClick={chosen(keeper.keepBoth)}>
              Go on with both, one after the other
            </Button>
          </div>
        )}
      </Stack>
    </Alert>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly words: string;
  readonly label: string;
  readonly onChoose: () => void;
}

function Choice({ title, words, label, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} component="h2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="blockquote" sx={wordsStyle}>
        {words || 'Nothing.'}
      </Box>
      <Button color="inherit" variant="outlined" onClick={onChoose}>
        {label}
      </Button>
    </section>
  );
}

const alertStyle = { outlineOffset: 4, '& .MuiAlert-message': { minWidth: 0, flex: 1 } } as const;

const wordsStyle = { ...longWords, mb: 1 } as const;
