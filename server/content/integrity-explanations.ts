import { z } from 'zod';
import { signals } from './consent-texts.ts';
import { loadContent } from './load-content.ts';

const sentences = z.array(z.string()).readonly();

const explanations = loadContent(
  'integrity.yaml',
  z.strictObject({
    signals: z.record(z.enum(signals), sentences).readonly(),
    interruptions: z.record(z.enum(['ended', 'muted', 'dark', 'frozen']), sentences).readonly(),
    whilePaused: z.string(),
    elsewhere: z.string(),
    openEnd: z.string(),
  }),
);

/** What may harmlessly be behind each signal: everybody who reads an event reads these beside it. */
export const benignExplanations = explanations.signals;

/** What may harmlessly be behind an interrupted camera or microphone, by what interrupted it. */
export const interruptionExplanations = explanations.interruptions;

export const {
  whilePaused: whilePausedExplanation,
  elsewhere: elsewhereExplanation,
  openEnd: openEndExplanation,
} = explanations;
