import { useRef, useState } from 'react';
import { ApiError } from '../../api/http/api-error.ts';

const textOfCall = (error: unknown) => (error instanceof ApiError ? error.text : null);

/**
 * One call at a time, outside a form; why the last one failed is kept for the page to show. What `explain`
 * has no words for is thrown on.
 */
export function useAttempt(explain: (error: unknown) => string | null = textOfCall) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef(false);

  /** Resolves with whether the call was made and went well. */
  async function attempt(call: () => Promise<void>): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setPending(true);
    setFailure(null);
    try {
      await call();
      return true;
    } catch (error) {
      const text = explain(error);
      if (text === null) throw error;
      setFailure(text);
      return false;
    } finally {
      underWay.current = false;
      setPending(false);
    }
  }

  return { attempt, isPending, failure };
}
