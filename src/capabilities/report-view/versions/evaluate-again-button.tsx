import Button from '@mui/material/Button';
import { useEvaluateAgain } from './use-evaluate-again.ts';

interface EvaluateAgainButtonProps {
  readonly sessionId: string;
  /** The evaluation is asked for, and the button is about to go. */
  readonly onAsked?: () => void;
}

/** Asks for a new evaluation of a practice; a refusal is told as a notification. */
export function EvaluateAgainButton({ sessionId, onAsked }: EvaluateAgainButtonProps) {
  const again = useEvaluateAgain(sessionId, onAsked);
  return (
    <Button variant="outlined" size="large" loading={again.isPending} onClick={() => again.mutate()}>
      Evaluate again
    </Button>
  );
}
