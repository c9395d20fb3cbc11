import { openTabChannel } from '../../interview/tab-channel.ts';
import type { Note } from './sighting.ts';

/** Tells when the same attempt is opened in a second tab of this browser, until it is stopped. */
export function watchTabs(sessionId: string, note: Note): () => void {
  const channel = openTabChannel(sessionId, (message) => {
    if (message === 'opened') note({ signal: 'second_tab' });
  });
  return channel.close;
}
