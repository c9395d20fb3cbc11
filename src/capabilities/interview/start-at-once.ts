/** What leads to a session whose start was asked for already: its page starts it without asking again. */
export const startAtOnce = (sessionId: string) => ({ startAtOnce: sessionId });

/** Whether the way to the page of a session carried it; the state of an address outlives its page. */
export const isStartedAtOnce = (locationState: unknown, sessionId: string): boolean =>
  typeof locationState === 'object' &&
  locationState !== null &&
  'startAtOnce' in locationState &&
  locationState.startAtOnce === sessionId;
