import Typography from '@mui/material/Typography';
import type { FoundAnswer } from '../findings/answer-findings.tsx';
import { verdictWords } from '../findings/verdict-words.ts';
import type { Addition } from './addition.ts';

interface FeedbackMessageProps {
  readonly answer: FoundAnswer;
  readonly addition: Addition | null;
}

/** The one thing to add to an answer, else what came of it. */
export function FeedbackMessage({ answer, addition }: FeedbackMessageProps) {
  const { title, text } = addition ?? withoutAddition(answer);
  const note = answer.checklist?.note;
  return (
    <>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      {text && <Typography sx={{ mt: 0.5 }}>{text}</Typography>}
      {note && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {note}
        </Typography>
      )}
    </>
  );
}

interface Message {
  readonly title: string;
  readonly text: string | null;
}

/** What is said of an answer to which nothing is to be added. */
function withoutAddition({ checklist, assessment, exact, turns }: FoundAnswer): Message {
  if (checklist) return { title: 'Every part is there', text: null };
  if (exact) return { title: verdictWords(exact), text: null };
  if (assessment) return ofAssessment(assessment);
  const explanation = turns.findLast((turn) => turn.explanation)?.explanation ?? null;
  return { title: 'This answer could not be used', text: explanation };
}

function ofAssessment({ state, note }: NonNullable<FoundAnswer['assessment']>): Message {
  if (state === 'scored') return { title: 'Nothing is missing', text: null };
  if (state === 'skipped') return { title: 'Skipped', text: note };
  return { title: state === 'no_evidence' ? 'No AI score' : 'Not scored yet', text: note };
}
