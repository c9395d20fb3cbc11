import type { HiringChange } from '../../../openapi/gen/types.gen.ts';
import { followStream } from '../../api/follow-stream.ts';
import { streamHiringChanges } from '../../api/gen/sdk.gen.ts';

type Hear = (change: HiringChange) => void;

/**
 * Hears of changes in the workspaces of who is signed in, until told to stop. One tab of the browser asks the server
 * and tells the others; when it goes, the next one does.
 */
export function followChanges(userId: string, hear: Hear): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const name = `hiring-changes:${userId}`;
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  if (tabs) tabs.onmessage = ({ data }: MessageEvent<HiringChange>) => hear(data);
  const ask = () =>
    followStream(signal, streamHiringChanges, (change) => {
      hear(change);
      tabs?.postMessage(change);
    });
  // Without locks, as on a plain http address, each tab asks for itself.
  const work = navigator.locks?.request(name, { signal }, ask) ?? ask();
  work.catch(() => {});
  return () => {
    leaving.abort();
    tabs?.close();
  };
}
