import { randomId } from '../../../lib/random-id.ts';
import type { Note, OpenTurn } from './sighting.ts';

/** Told whenever it is seen, noted once an attempt. */
const extendedDisplayId = 'extended-display';

/** Tells once where the screen is extended to a second display; only some browsers know. */
export function watchDisplay(note: Note): () => void {
  const look = () => {
    if ('isExtended' in screen && screen.isExtended === true) {
      note({ signal: 'extended_display', id: extendedDisplayId });
    }
  };
  look();
  const target: Partial<EventTarget> = screen as object;
  target.addEventListener?.('change', look);
  return () => target.removeEventListener?.('change', look);
}

/** Tells when full screen is left. */
export function watchFullScreen(note: Note): () => void {
  const look = () => {
    if (!document.fullscreenElement) note({ signal: 'fullscreen_left' });
  };
  document.addEventListener('fullscreenchange', look);
  return () => document.removeEventListener('fullscreenchange', look);
}

/** Tells for how long the browser had no network. */
export function watchNetwork(note: Note, openTurn: OpenTurn): () => void {
  let lost: { id: string; at: number; turnId: string | null } | null = null;
  const lose = () => {
    lost ??= { id: randomId(), at: Date.now(), turnId: openTurn() };
    note({ signal: 'network_lost', ...lost });
  };
  const regain = () => {
    if (lost) note({ signal: 'network_lost', ...lost, durationMs: Math.max(0, Date.now() - lost.at) });
    lost = null;
  };
  window.addEventListener('offline', lose);
  window.addEventListener('online', regain);
  return () => {
    window.removeEventListener('offline', lose);
    window.removeEventListener('online', regain);
  };
}
