/** Candidates that are added at a time. */
export const MOST_ROWS = 10_000;
