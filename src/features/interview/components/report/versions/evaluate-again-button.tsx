import Button from '@mui/material/Button';
import { useEvaluateAgain } from './use-evaluate-again.ts';

/** Asks for a new evaluation of a practice; a refusal is told as a notification. */
export function EvaluateAgainButton({ sessionId }: { readonly sessionId: string }) {
  const again = useEvaluateAgain(sessionId);
  return (
    <Button variant="outlined" size="large" loading={again.isPending} onClick={() => again.mutate()}>
      Evaluate again
    </Button>
  );
}
