import { lazy } from 'react';

/** Lists are there before anybody looks closer. */
export const LazyCandidatePeek = lazy(async () => ({
  default: (await import(/* webpackChunkName: "peek" */ './candidate-peek.tsx')).CandidatePeek,
}));
