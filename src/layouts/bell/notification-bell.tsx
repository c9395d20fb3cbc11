import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useStores } from '../../stores/context.tsx';
import { forgetNews, type News, newsOf, onNewsChange, storedNews } from '../../stores/notification-inbox.ts';
import { plainList } from '../../theme/plain-list.ts';
import { TopBarPopover } from '../top-bar-popover.tsx';
import { InterviewItem } from './interview-item.tsx';
import { NewsItem } from './news-item.tsx';
import { PendingItem } from './pending-item.tsx';
import { useWaitingInterviews } from './use-waiting-interviews.ts';

/** Keeps what waits for somebody: notifications that need an action, news until they are read, interviews to go on with. */
export const NotificationBell = observer(function NotificationBell() {
  const { auth, notifications } = useStores();
  const { pending } = notifications;
  const { key, pathname } = useLocation();
  const userId = auth.user?._id ?? '';
  const news = useNews(userId, pathname);
  const interviews = useWaitingInterviews();
  const waiting = pending.length + news.length + interviews.waiting.length;
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
        {waiting > 0 && (
          <Box component="ul" sx={plainList}>
            {pending.map((item) => (
              <PendingItem key={item.id} item={item} onDismiss={() => notifications.dismiss(item.id)} />
            ))}
            {news.toReversed().map((one) => (
              <NewsItem key={one.about} news={one} onDismiss={() => forgetNews(userId, one.about)} />
            ))}
            {interviews.waiting.map(({ interview, words }) => (
              <InterviewItem key={interview._id} interview={interview} words={words} />
            ))}
          </Box>
        )}
        {interviews.isUnknown && <Typography tabIndex={-1}>Your interviews could not be loaded.</Typography>}
        {waiting === 0 && !interviews.isUnknown && (
          <Typography tabIndex={-1}>
            {auth.user?.role === 'candidate' ? nothingForCandidate : 'No notifications'}
          </Typography>
        )}
      </Box>
    </TopBarPopover>
  );
});

/** A practice may be open all the same. */
const nothingForCandidate = 'No open invitations';

/** What an account has not read yet, as this browser keeps it; the page that the news leads to is the news. */
function useNews(userId: string, pathname: string): readonly News[] {
  const stored = useSyncExternalStore(onNewsChange, storedNews);
  const news = newsOf(stored, userId);

  useEffect(() => {
    for (const { about, to } of newsOf(stored, userId)) if (to === pathname) forgetNews(userId, about);
  }, [stored, userId, pathname]);

  return news;
}
