import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Session } from '../../../../openapi/gen/types.gen.ts';
import type { RefusedAnswer } from '../../../capabilities/drafts/draft-storage.ts';
import { questionOf } from '../../../capabilities/interview/question-of.ts';
import { Disclosure } from '../../../components/disclosure.tsx';
import { answerWords } from './answer-words.ts';

/** Of code that is still open in its editor the reason stands there, beside what was written. */
export const isBesideEditor = ({ turnId, isUnsent }: RefusedAnswer, { current_turn: open }: Session) =>
  !isUnsent && open?._id === turnId && open.code !== null;

interface RefusedAnswerNoteProps {
  readonly refused: RefusedAnswer;
  readonly session: Session;
  readonly onDismiss: () => void;
}

/** An answer the server did not take, with its text to copy, until the person dismisses it. */
export function RefusedAnswerNote({ refused, session, onDismiss }: RefusedAnswerNoteProps) {
  const turn = session.turns.find(({ _id }) => _id === refused.turnId);
  const [what, became] = refused.isUnsent
    ? ['What you wrote', 'was not submitted']
    : ['Your answer', 'was not taken'];
  const dismiss = () => {
    // The button goes with the note, and the focus must not go with it.
    document.querySelector<HTMLElement>('h1')?.focus();
    onDismiss();
  };
  return (
    <Alert severity="error" role="alert">
      <AlertTitle>{[what, turn && `to ${questionOf(turn)}`, became].filter(Boolean).join(' ')}</AlertTitle>
      {refused.why}
      <Disclosure summary={`What you had ${turn?.choices ? 'chosen' : 'written'}`} sx={{ mt: 1 }}>
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{answerWords(refused.text, turn)}</Box>
      </Disclosure>
      <Button color="inherit" variant="outlined" onClick={dismiss} sx={{ mt: 1 }}>
        Dismiss
      </Button>
    </Alert>
  );
}
