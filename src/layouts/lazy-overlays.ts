import { lazy } from 'react';
import { retryImport } from '../lib/retry-import.ts';

/** What opens above a page comes when it is opened first, or once the browser is idle. */
export const loadFrameOverlays = () =>
  import(/* webpackChunkName: "frame-overlays" */ './frame-overlays.tsx');

const load = () => retryImport(loadFrameOverlays);

export const LazyPopover = lazy(async () => ({ default: (await load()).Popover }));
export const LazyDrawer = lazy(async () => ({ default: (await load()).Drawer }));
export const LazyAccountPanel = lazy(async () => ({ default: (await load()).AccountPanel }));
