import { listInterviewsOptions } from './gen/@tanstack/react-query.gen.ts';

/** More wait for nobody. */
const mostWaiting = 20;

/** The interviews of which something waits for a candidate, the nearest deadline first: bell and dashboard say the same. */
export const waitingInterviews = () =>
  listInterviewsOptions({ query: { waiting: true, sort: 'deadline', page_size: mostWaiting } });
