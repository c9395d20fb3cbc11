import { useState } from 'react';
import { canBeTold } from '../../../components/form/use-form.ts';

/** Tries what is in a form, saved or not, and keeps what came of it. */
export function useTrial<Result>(ask: () => Promise<Result>) {
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setResult(await ask());
    } catch (error) {
      if (!canBeTold(error)) throw error;
      setResult(null);
      setFailure(error.fieldErrors.map(({ message }) => message).join(' ') || error.text);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, result, failure, run };
}
