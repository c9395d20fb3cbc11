import type { ConfirmOptions } from '../../stores/confirm-store.ts';
import { useStores } from '../../stores/context.tsx';

const removeRecording: ConfirmOptions = {
  title: 'Remove the recording?',
  message:
    'What you said is deleted for good: it can no longer be heard or written down. What stands in your answer stays.',
  confirmLabel: 'Remove the recording',
  cancelLabel: 'Keep it',
  variant: 'warning',
};

/** Asks before what was said is deleted; what the server does not remove stays where it is. `onRemoved`: it was not kept. */
export function useAskedRemoval(onRemoved: () => void): (remove: () => Promise<unknown>) => Promise<void> {
  const { confirm } = useStores();
  return async (remove) => {
    if (!(await confirm.ask(removeRecording))) return;
    await remove().catch(() => {});
    onRemoved();
  };
}
