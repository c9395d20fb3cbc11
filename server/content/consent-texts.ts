import { z } from 'zod';
import { loadContent } from './load-content.ts';

/** Whatever can be noted during an interview for hiring, in the order in which it is read. */
export const signals = [
  'page_hidden',
  'focus_lost',
  'fullscreen_left',
  'paste',
  'large_insertion',
  'second_tab',
  'extended_display',
  'device_interrupted',
  'network_lost',
  'several_addresses',
] as const;

const words = { version: z.int().min(1), title: z.string(), seenBy: z.string(), ifDeclined: z.string() };
const item = z.strictObject(words).readonly();
const itemThatCaptures = z.strictObject({ ...words, captured: z.array(z.string()).readonly() }).readonly();

const consents = loadContent(
  'consents.yaml',
  z.strictObject({
    ifRequiredIsDeclined: z.string(),
    signals: z.record(z.enum(signals), z.string()).readonly(),
    items: z
      .strictObject({
        ai_evaluation: itemThatCaptures,
        /** Captured are the signals of the interview. */
        integrity_signals: item,
        camera: itemThatCaptures,
        microphone: itemThatCaptures,
        answer_recordings: itemThatCaptures,
      })
      .readonly(),
  }),
);

/** Stands in place of an item's `ifDeclined` where the interview requires it. */
export const ifRequiredIsDeclined = consents.ifRequiredIsDeclined;

/** Each signal in a sentence, in the order in which they are read. */
export const signalSentences = consents.signals;

/** All texts that are agreed to or declined, by their items, in the order in which they are read. */
export const consentTexts = consents.items;

export const {
  ai_evaluation: aiEvaluation,
  integrity_signals: integritySignals,
  camera,
  microphone,
  /** Read in the session before the first answer is recorded, where the server has speech written down. */
  answer_recordings: answerRecordings,
} = consentTexts;
