import type { InvitedInterviewSummary } from '../../../openapi/gen/types.gen.ts';
import { wholeMinutes } from './session-clock.ts';

/** When an interview is: at the time that was agreed on, else before its deadline. */
export const dueAt = ({ live, closes_at }: Pick<InvitedInterviewSummary, 'live' | 'closes_at'>): string =>
  live?.starts_at ?? closes_at;

const MINUTE_SECONDS = 60;

/** How long it takes: `45 minutes`. */
export const durationText = ({
  live,
  limit_seconds,
}: Pick<InvitedInterviewSummary, 'live' | 'limit_seconds'>) =>
  wholeMinutes(live ? live.minutes * MINUTE_SECONDS : limit_seconds);
