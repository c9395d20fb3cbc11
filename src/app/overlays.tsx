import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useRef } from 'react';
import { retryImport } from '../lib/retry-import.ts';
import { useStores } from '../stores/context.tsx';

/** Downloads what draws notifications. */
export const loadNotificationHost = async () =>
  (await import(/* webpackChunkName: "notifications" */ './notification-host.tsx')).NotificationHost;

/** Downloads the confirm dialog. */
export const loadConfirmHost = async () =>
  (await import(/* webpackChunkName: "confirm" */ './confirm-host.tsx')).ConfirmHost;

const NotificationHost = lazy(async () => ({ default: await retryImport(loadNotificationHost) }));
const ConfirmHost = lazy(async () => ({ default: await retryImport(loadConfirmHost) }));

/** What lies over the page; each is downloaded the first time it is needed and then stays. */
export const Overlays = observer(function Overlays() {
  const { notifications, confirm } = useStores();
  const hasNotified = useRef(false);
  const hasAsked = useRef(false);
  hasNotified.current ||= notifications.items.length > 0;
  hasAsked.current ||= confirm.current !== null;
  return (
    <Suspense fallback={null}>
      {hasNotified.current && <NotificationHost />}
      {hasAsked.current && <ConfirmHost />}
    </Suspense>
  );
});
