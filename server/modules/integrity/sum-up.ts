import type { FoundInAttempt } from '../../../openapi/gen/types.gen.ts';
import { type BandEvent, bandOf } from './band.ts';
import { statusOf } from './findings/finding-rules.ts';

/** What the notes on an attempt and the findings of people come to; the newest finding is first. */
export const sumUp = (
  events: readonly BandEvent[],
  findings: Parameters<typeof statusOf>[0],
): NonNullable<FoundInAttempt['integrity']> => ({ band: bandOf(events), status: statusOf(findings) });
