import type { Note } from './sighting.ts';

const opened = 'opened';

/** Tells when the same attempt is opened in a second tab of this browser, until it is stopped. */
export function watchTabs(sessionId: string, note: Note): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(`interview-session:${sessionId}`);
  channel.onmessage = ({ data }: MessageEvent) => {
    if (data === opened) note({ signal: 'second_tab' });
  };
  channel.postMessage(opened);
  return () => channel.close();
}
