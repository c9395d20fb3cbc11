/**
 * What candidates read before anything is captured in an interview for hiring. Whoever changes a word
 * of an item raises its version: everybody is asked again.
 */

/** A text for one item a candidate agrees to or declines. */
interface ConsentWords {
  readonly version: number;
  readonly title: string;
  readonly seenBy: string;
  readonly ifDeclined: string;
}

/** Stands in place of an item's `ifDeclined` where the interview requires it. */
export const ifRequiredIsDeclined = 'Without it this interview cannot be taken.';

/** Each signal in a sentence, in the order in which they are read. */
export const signalSentences = {
  page_hidden: 'That this page was hidden, e.g. behind another tab, and for how long.',
  focus_lost: 'That another window or program was in use beside this page, and for how long.',
  fullscreen_left: 'That full screen was left.',
  paste: 'That text was pasted, and how many characters; never which.',
  large_insertion: 'That much text appeared at once, and how many characters; never which.',
  second_tab: 'That this attempt was opened in a second tab.',
  extended_display: 'That the screen is extended to a second display.',
  device_interrupted: 'That camera or microphone ended or were muted, and for how long.',
  network_lost: 'That the network was lost, and for how long.',
  several_addresses: 'That the attempt went on from another network address.',
} as const;

export const integritySignals: ConsentWords = {
  version: 1,
  title: 'Notes on how the attempt went',
  seenBy:
    'The people who decide on this position, each note beside its harmless explanations and what you say to it. You see the same notes after the attempt.',
  ifDeclined: 'Nothing of this is noted. The people who decide see that you declined.',
};

export const camera: ConsentWords & { readonly captured: readonly string[] } = {
  version: 2,
  title: 'Camera',
  captured: [
    'Whether the camera is off, muted, dark or frozen during the attempt, and for how long.',
    'The picture stays on your device. It is neither sent nor recorded, and nobody reads faces, gazes or emotions from it.',
  ],
  seenBy:
    'The people who decide on this position see only when and for how long the camera was interrupted, beside harmless explanations and what you say to it.',
  ifDeclined: 'The camera stays off. The people who decide see that you declined.',
};

export const microphone: ConsentWords & { readonly captured: readonly string[] } = {
  version: 4,
  title: 'Microphone',
  captured: [
    'Whether the microphone is off or muted during the attempt, and for how long.',
    'This records nothing and sends no sound. Where answers can be spoken, one is recorded only when you press the button for it, and you are asked about that first.',
  ],
  seenBy:
    'The people who decide on this position see only when and for how long the microphone was interrupted, beside harmless explanations and what you say to it.',
  ifDeclined:
    'Nothing is noted of the microphone, and nobody sees that you declined. Typing counts as much as speaking.',
};

/** Read in the session before the first answer is recorded, where the server has speech written down. */
export const answerRecordings: ConsentWords & { readonly captured: readonly string[] } = {
  version: 1,
  title: 'Recordings of your answers',
  captured: [
    'What the microphone hears from when you press the button to record an answer until you stop. Nothing is recorded before and after.',
    'The recording is sent to the speech service of this installation, which writes it down. You read what it understood, and correct it, before you hand it in.',
    'Recording and transcript are kept with your answer. A recording that you discard before you hand in is removed at once.',
  ],
  seenBy:
    'The people who decide on this position can hear the recordings beside your answers and read what the machine understood. You can hear them too.',
  ifDeclined: 'Nothing is recorded. You type your answers, which counts as much as speaking.',
};

/** All of them by their items, in the order in which they are read. */
export const consentTexts = {
  integrity_signals: integritySignals,
  camera,
  microphone,
  answer_recordings: answerRecordings,
} as const;
