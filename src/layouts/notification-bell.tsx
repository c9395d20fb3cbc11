import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../components/link-button.tsx';
import { RelativeTime } from '../components/relative-time.tsx';
import { forgetNews, type News } from '../lib/kept-news.ts';
import { useStores } from '../stores/context.tsx';
import type { Notification } from '../stores/notification-store.ts';
import { flushButton } from '../theme/flush-button.ts';
import { plainList } from '../theme/plain-list.ts';
import { TopBarPopover } from './top-bar-popover.tsx';
import { useNews } from './use-news.ts';

interface WaitingItemProps {
  readonly title: string;
  readonly message: string;
  /** ISO 8601. */
  readonly at?: string;
  /** What can be done about it besides dismissing it. */
  readonly action?: ReactNode;
  readonly onDismiss: () => void;
}

function WaitingItem({ title, message, at, action, onDismiss }: WaitingItemProps) {
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Typography variant="subtitle1">{title}</Typography>
      <Typography variant="body2">{message}</Typography>
      {at && (
        <Typography variant="body2" color="textSecondary">
          <RelativeTime value={at} />
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 3, mt: 0.5 }}>
        {action}
        <Button size="small" onClick={onDismiss} sx={flushButton}>
          Dismiss
        </Button>
      </Box>
    </Box>
  );
}

interface PendingItemProps {
  readonly item: Notification;
  readonly onDismiss: () => void;
}

function PendingItem({ item, onDismiss }: PendingItemProps) {
  const { title, message, action, actionText } = item;
  const act = () => {
    action?.();
    onDismiss();
  };
  const button = action && actionText && (
    <Button size="small" onClick={act} sx={flushButton}>
      {actionText}
    </Button>
  );
  return <WaitingItem title={title} message={message} action={button} onDismiss={onDismiss} />;
}

interface NewsItemProps {
  readonly news: News;
  readonly onDismiss: () => void;
}

function NewsItem({ news, onDismiss }: NewsItemProps) {
  const { title, message, at, to, linkText } = news;
  const link = (
    <LinkButton to={to} variant="text" size="small" sx={flushButton}>
      {linkText}
    </LinkButton>
  );
  return <WaitingItem title={title} message={message} at={at} action={link} onDismiss={onDismiss} />;
}

/** Keeps what waits for somebody: notifications that need an action, and news until they are read. */
export const NotificationBell = observer(function NotificationBell() {
  const { auth, notifications } = useStores();
  const { pending } = notifications;
  const { key, pathname } = useLocation();
  const userId = auth.user?._id ?? '';
  const news = useNews(userId, pathname);
  const waiting = pending.length + news.length;
  const bell = (
    // A new one once nothing waits: one that fades keeps the last number, and the label says another.
    <Badge key={waiting === 0 ? 'empty' : 'waiting'} badgeContent={waiting} color="error">
      <NotificationsIcon />
    </Badge>
  );
  return (
    // A new one after each navigation: an action that leads elsewhere closes it.
    <TopBarPopover key={key} title="Notifications" label={`Notifications, ${waiting} waiting`} icon={bell}>
      <Box sx={{ p: 2, width: 340, maxWidth: '100%' }}>
        {waiting === 0 ? (
          <Typography tabIndex={-1}>Nothing is waiting for you.</Typography>
        ) : (
          <Box component="ul" sx={plainList}>
            {pending.map((item) => (
              <PendingItem key={item.id} item={item} onDismiss={() => notifications.dismiss(item.id)} />
            ))}
            {news.toReversed().map((one) => (
              <NewsItem key={one.about} news={one} onDismiss={() => forgetNews(userId, one.about)} />
            ))}
          </Box>
        )}
      </Box>
    </TopBarPopover>
  );
});
