/**
 * What the tabs of one session tell each other: that one was opened, that one asks to go on in place of
 * the active one, and that the active one has saved what was typed in it.
 */
export type TabMessage = 'opened' | 'hand-over' | 'saved';

export interface TabChannel {
  readonly post: (message: TabMessage) => void;
  readonly close: () => void;
}

const deaf: TabChannel = { post: () => {}, close: () => {} };

/** Hears the other tabs of this browser in which the session is open, until it is closed. */
export function openTabChannel(sessionId: string, onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return deaf;
  const channel = new BroadcastChannel(`interview-session:${sessionId}`);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
}
