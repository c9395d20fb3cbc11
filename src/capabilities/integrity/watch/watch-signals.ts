import type { IntegritySignal } from '../../../../openapi/gen/types.gen.ts';
import { openTabChannel } from '../../interview/tab-channel.ts';
import type { Note, OpenTurn } from './sighting.ts';
import { watchAway } from './watch-away.ts';
import { watchDisplay, watchFullScreen, watchNetwork } from './watch-device.ts';
import { watchInsertions } from './watch-insertions.ts';

/** Watches for what was agreed to and nothing else, until it is stopped. */
export function watchSignals(
  signals: readonly IntegritySignal[],
  sessionId: string,
  onSeen: Note,
  openTurn: OpenTurn,
): () => void {
  const wants = (...wanted: IntegritySignal[]) => wanted.some((signal) => signals.includes(signal));
  const note: Note = (sighting) => {
    if (wants(sighting.signal)) onSeen(sighting);
  };
  const stops = [
    wants('page_hidden', 'focus_lost') && watchAway(note, openTurn),
    wants('paste', 'large_insertion') && watchInsertions(wants, note),
    wants('second_tab') && watchTabs(sessionId, note),
    wants('extended_display') && watchDisplay(note),
    wants('fullscreen_left') && watchFullScreen(note),
    wants('network_lost') && watchNetwork(note, openTurn),
  ];
  return () => {
    for (const stop of stops) if (stop) stop();
  };
}

/** Tells when the same attempt is opened in a second tab of this browser, until it is stopped. */
function watchTabs(sessionId: string, note: Note): () => void {
  const channel = openTabChannel(sessionId, (message) => {
    if (message === 'opened') note({ signal: 'second_tab' });
  });
  return channel.close;
}
