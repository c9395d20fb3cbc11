import Typography from '@mui/material/Typography';
import { visibleControls } from '../../../lib/visible-controls.ts';
import { WordingNote } from '../../interview/wording-note.tsx';
import type { MarkLabels } from '../checks/check-labels.ts';
import type { FoundAnswer } from '../findings/answer-findings.tsx';
import { marksOfTurn } from '../transcript/answer-segments.ts';
import { Transcript } from '../transcript/transcript.tsx';
import type { Addition } from './addition.ts';

interface MarkedAnswerProps {
  readonly answer: FoundAnswer;
  readonly labels: MarkLabels;
  /** Shown at its place. */
  readonly addition?: Addition | null;
  /** Opens the answer at that place. */
  readonly onAdd?: (() => void) | undefined;
  /** Whether Tab leads to its marks; by default it does. */
  readonly isTabStop?: boolean;
}

/** What was answered to a question and its follow-ups, tinted, with the place where something could be added. */
export function MarkedAnswer(props: MarkedAnswerProps) {
  const { answer: found, labels, addition = null, onAdd, isTabStop = true } = props;
  // A follow-up that was skipped says nothing.
  const shown = found.turns.filter(({ answer }) => answer);
  const first = shown.find(({ _id }) => marksOfTurn(found, _id).length > 0);
  return shown.map((turn) => (
    <div key={turn._id}>
      {turn.kind === 'follow_up' && (
        <>
          <Typography variant="body2" sx={{ mt: 1.5, mb: 0.5, fontWeight: 600 }}>
            {visibleControls(turn.prompt)}
          </Typography>
          <WordingNote turn={turn} />
        </>
      )}
      {turn.answer && (
        <Transcript
          turnId={turn._id}
          answer={turn.answer}
          findings={found}
          labels={labels}
          isTabStop={isTabStop && turn === first}
          insertion={
            addition?.place.turnId === turn._id
              ? { at: addition.place.at, label: addition.label, ...(onAdd && { onChoose: onAdd }) }
              : null
          }
        />
      )}
    </div>
  ));
}
