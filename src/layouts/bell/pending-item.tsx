import Button from '@mui/material/Button';
import type { Notification } from '../../stores/notification-store.ts';
import { flushButton } from '../../theme/flush-button.ts';
import { WaitingItem } from './waiting-item.tsx';

interface PendingItemProps {
  readonly item: Notification;
  readonly onDismiss: () => void;
}

/** A notification that needs an action. */
export function PendingItem({ item, onDismiss }: PendingItemProps) {
  const { title, message, action, actionText } = item;
  const act = () => {
    action?.();
    onDismiss();
  };
  const actions = (
    <>
      {action && actionText && (
        <Button size="small" onClick={act} sx={flushButton}>
          {actionText}
        </Button>
      )}
      <Button size="small" onClick={onDismiss} sx={flushButton}>
        Dismiss
      </Button>
    </>
  );
  return <WaitingItem title={title} message={message} actions={actions} />;
}
