import { useCallback, useState } from 'react';
import { useStores } from '../../../../stores/context.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';

const QUESTION = {
  title: 'Close without storing the codes',
  message: 'They are not shown again. Without your phone and without a recovery code you cannot sign in.',
  confirmLabel: 'Close anyway',
  cancelLabel: 'Go back',
  variant: 'warning',
} as const;

/** Recovery codes are shown once: whoever leaves before saying that they are stored is asked. */
export function useShownCodes(onClose: () => void) {
  const { confirm } = useStores();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isStored, setStored] = useState(false);
  const isAtRisk = codes !== null && !isStored;
  const mayLeave = useCallback(() => confirm.ask(QUESTION), [confirm]);
  useLeaveQuestion(isAtRisk, mayLeave);
  return {
    codes,
    show: setCodes,
    isStored,
    setStored,
    close: async () => {
      if (!isAtRisk || (await mayLeave())) onClose();
    },
  };
}
