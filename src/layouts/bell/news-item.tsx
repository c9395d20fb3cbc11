import Button from '@mui/material/Button';
import { LinkButton } from '../../components/link-button.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import type { News } from '../../stores/notification-inbox.ts';
import { flushButton } from '../../theme/flush-button.ts';
import { WaitingItem } from './waiting-item.tsx';

interface NewsItemProps {
  readonly news: News;
  readonly onDismiss: () => void;
}

/** News that were not read yet. */
export function NewsItem({ news, onDismiss }: NewsItemProps) {
  const { title, message, at, to, linkText } = news;
  const actions = (
    <>
      <LinkButton to={to} variant="text" size="small" sx={flushButton}>
        {linkText}
      </LinkButton>
      <Button size="small" onClick={onDismiss} sx={flushButton}>
        Dismiss
      </Button>
    </>
  );
  return <WaitingItem title={title} message={message} note={<RelativeTime value={at} />} actions={actions} />;
}
