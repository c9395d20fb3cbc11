import type { LiveEvent } from '../../../openapi/gen/types.gen.ts';

/** What people did, after their name. */
export const deeds: Partial<Record<LiveEvent['kind'], (text: string) => string>> = {
  joined: () => 'joined',
  left: () => 'left',
  agreed: () => 'agreed to being recorded',
  disagreed: () => 'no longer agrees to being recorded',
  captions_agreed: () => 'agreed to captions',
  captions_disagreed: () => 'no longer agrees to captions',
  waiting: () => 'asked the candidate to wait in the lobby',
  admitted: () => 'let the candidate in',
  extended: () => 'added 15 minutes',
  handed_over: (to) => (to === '' ? 'took the lead' : `handed the lead to ${to}`),
};
