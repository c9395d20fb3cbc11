import Notifications from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { useStores } from '../stores/context.tsx';
import type { Notification } from '../stores/notification-store.ts';
import { plainList } from '../theme/plain-list.ts';
import { TopBarPopover } from './top-bar-popover.tsx';

function PendingItem({ item, onDismiss }: { item: Notification; onDismiss: () => void }) {
  const act = () => {
    item.action?.();
    onDismiss();
  };
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Typography variant="subtitle1">{item.title}</Typography>
      <Typography variant="body2">{item.message}</Typography>
      {item.action && item.actionText && (
        <Button size="small" onClick={act}>
          {item.actionText}
        </Button>
      )}
      <Button size="small" onClick={onDismiss}>
        Dismiss
      </Button>
    </Box>
  );
}

/** Keeps the notifications that wait for somebody to deal with them. */
export const NotificationBell = observer(function NotificationBell() {
  const { notifications } = useStores();
  const { pending } = notifications;
  const { key } = useLocation();
  const bell = (
    <Badge badgeContent={pending.length} color="error">
      <Notifications />
    </Badge>
  );
  return (
    // A new one after each navigation: an action that leads elsewhere closes it.
    <TopBarPopover
      key={key}
      title="Notifications"
      label={`Notifications, ${pending.length} waiting`}
      icon={bell}
    >
      <Box sx={{ p: 2, width: 340, maxWidth: '100%' }}>
        {pending.length === 0 ? (
          <Typography tabIndex={-1}>Nothing is waiting for you.</Typography>
        ) : (
          <Box component="ul" sx={plainList}>
            {pending.map((item) => (
              <PendingItem key={item.id} item={item} onDismiss={() => notifications.dismiss(item.id)} />
            ))}
          </Box>
        )}
      </Box>
    </TopBarPopover>
  );
});
