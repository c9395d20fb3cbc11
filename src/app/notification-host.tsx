import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { reaction } from 'mobx';
import {
  type CustomContentProps,
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  SnackbarProvider,
} from 'notistack';
import { type Ref, useEffect } from 'react';
import { NotificationContent } from '../components/notification-content.tsx';
import { useStores } from '../stores/context.tsx';
import type { Notification, NotificationStore } from '../stores/notification-store.ts';

/** notistack's own variants share one DOM id, are always `role=alert` and lack contrast. */
function Snack({ message, style, ref }: CustomContentProps & { ref?: Ref<HTMLDivElement> }) {
  return (
    <SnackbarContent ref={ref} style={style}>
      {message}
    </SnackbarContent>
  );
}

function show(item: Notification, store: NotificationStore): void {
  const dismiss = () => store.dismiss(item.id);
  const act = () => {
    item.action?.();
    dismiss();
  };
  const content = (
    <NotificationContent
      type={item.type}
      title={item.title}
      message={item.message}
      actionText={item.actionText}
      onAction={item.action && act}
      onClose={dismiss}
    />
  );
  enqueueSnackbar(content, {
    key: item.id,
    // notistack closes 0 at once; ours stays.
    autoHideDuration: item.timeout === 0 ? null : item.timeout,
    onClose: (_event, reason) => {
      // Pushed off the screen by newer ones, what waits for an action stays in the bell's list.
      if (reason === 'timeout' || item.timeout !== 0) dismiss();
    },
  });
}

/** Draws what the notification store holds. */
export function NotificationHost() {
  const { notifications } = useStores();
  useEffect(() => {
    let shown = new Set<number>();
    return reaction(
      () => [...notifications.items],
      (items) => {
        const known = shown;
        shown = new Set(items.map(({ id }) => id));
        for (const id of known) if (!shown.has(id)) closeSnackbar(id);
        for (const item of items) if (!known.has(item.id)) show(item, notifications);
      },
      { fireImmediately: true },
    );
  }, [notifications]);
  return (
    <>
      <GlobalStyles styles={places} />
      <SnackbarProvider
        maxSnack={3}
        Components={{ default: Snack }}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      />
    </>
  );
}

/**
 * Notifications stand above a bar at the lower edge of the window. They are as wide as a phone: there they have
 * their own room at the end of the page, so that what they lie over can be scrolled out from under them.
 */
const places = ({ breakpoints }: Theme) => ({
  '.notistack-SnackbarContainer.notistack-SnackbarContainer': { marginBottom: 'var(--bottom-bar, 0px)' },
  [breakpoints.down('sm')]: {
    '.notistack-SnackbarContainer.notistack-SnackbarContainer': {
      position: 'sticky',
      width: 'auto',
      maxWidth: 'none',
      margin: '0 16px var(--bottom-bar, 0px)',
      right: 'auto',
      bottom: 0,
    },
    'html:has(.notistack-SnackbarContainer)': { scrollPaddingBottom: 'calc(120px + var(--bottom-bar, 0px))' },
  },
});
