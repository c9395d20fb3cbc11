import type {
  DeviceCause,
  IntegrityBand,
  IntegrityEvent,
  IntegritySignal,
  NotedDeviceName,
} from '../../../openapi/gen/types.gen.ts';
import { spokenDuration } from '../interview/session-clock.ts';

/** Of a heading; in the order of the text that is agreed to. */
export const signalNames: Record<IntegritySignal, string> = {
  page_hidden: 'Page hidden',
  focus_lost: 'Another window in use',
  fullscreen_left: 'Left full screen',
  paste: 'Text pasted',
  large_insertion: 'Large insertion',
  second_tab: 'Second tab opened',
  extended_display: 'Second display',
  device_interrupted: 'Camera or microphone interrupted',
  network_lost: 'Connection lost',
  several_addresses: 'New network address',
};

const deviceNames: Record<NotedDeviceName, string> = { camera: 'Camera', microphone: 'Microphone' };

const causeNames: Record<DeviceCause, string> = {
  ended: 'off',
  muted: 'muted',
  dark: 'dark',
  frozen: 'frozen',
};

/** "Page hidden", "Camera dark". */
export function eventName({
  signal,
  device,
  cause,
}: Pick<IntegrityEvent, 'signal' | 'device' | 'cause'>): string {
  return device && cause ? `${deviceNames[device]} ${causeNames[cause]}` : signalNames[signal];
}

/** What somebody who looks at the notes is told of their number. */
export const bandSentences: Record<IntegrityBand, string> = {
  none: 'Nothing here needs a closer look.',
  review: 'A person will look at these notes: the page was hidden twice, or once for over 10 seconds.',
  strong_review:
    'A person will look closely at these notes: the page was hidden often, for a long time, or just before a lot of text appeared.',
};

/** "12 seconds", "340 characters"; empty for an event that has no size. */
export function sizeOf({
  duration_ms,
  characters,
}: Pick<IntegrityEvent, 'duration_ms' | 'characters'>): string {
  if (characters !== null) {
    const count = new Intl.NumberFormat().format(characters);
    return `${count} ${characters === 1 ? 'character' : 'characters'}`;
  }
  if (duration_ms === null) return '';
  return duration_ms < 1000 ? 'less than a second' : spokenDuration(Math.floor(duration_ms / 1000));
}

/** "Question 2"; empty for what belongs to none. */
export function questionOf({
  question_number: number,
  question_known: isKnown,
}: Pick<IntegrityEvent, 'question_number' | 'question_known'>): string {
  if (!isKnown) return 'Question unknown';
  return number === null ? '' : `Question ${number}`;
}

/** What tells a note from others in a label: "Text pasted, Question 1, 827 characters". */
export const eventLabel = (event: IntegrityEvent) =>
  [eventName(event), questionOf(event), sizeOf(event)].filter(Boolean).join(', ');
