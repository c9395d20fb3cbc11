import { randomId } from '../../../lib/random-id.ts';
import type { Note, OpenTurn } from './sighting.ts';

/** How somebody is with the page: with it, at another window beside it, or not able to see it. */
type Presence = 'here' | 'unfocused' | 'hidden';

/** On its way to another tab and back a page loses the focus for a moment. */
const shortestUnfocusedMs = 1000;

/** Tells of every time away from the page, given how somebody is with it; times in ms since the epoch. */
export function trackAway(
  note: Note,
  start: number,
  openTurn: OpenTurn,
): (presence: Presence, at: number) => void {
  let current: { presence: Presence; since: number; id: string; turnId: string | null } = {
    presence: 'here',
    since: start,
    id: '',
    turnId: null,
  };
  return (presence, at) => {
    if (presence === current.presence) return;
    const { since, id, turnId } = current;
    const durationMs = Math.max(0, at - since);
    if (current.presence === 'hidden') note({ signal: 'page_hidden', id, turnId, at: since, durationMs });
    if (current.presence === 'unfocused' && durationMs >= shortestUnfocusedMs) {
      note({ signal: 'focus_lost', id, turnId, at: since, durationMs });
    }
    current = { presence, since: at, id: randomId(), turnId: openTurn() };
    // Told when it begins, too: a hidden page may never come back.
    if (presence === 'hidden') note({ signal: 'page_hidden', id: current.id, turnId: current.turnId, at });
  };
}

/** Watches whether the page is seen and used, until it is stopped. A page that is left is not away. */
export function watchAway(note: Note, openTurn: OpenTurn): () => void {
  const track = trackAway(note, Date.now(), openTurn);
  let isLeaving = false;
  const look = () => {
    if (!isLeaving) track(presenceNow(), Date.now());
  };
  const leave = () => {
    look();
    isLeaving = true;
  };
  const comeBack = () => {
    isLeaving = false;
    track('here', Date.now());
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('blur', look);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('blur', look);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', comeBack);
  };
}

function presenceNow(): Presence {
  if (document.visibilityState === 'hidden') return 'hidden';
  return document.hasFocus() ? 'here' : 'unfocused';
}
