/**
 * Stands in for what starts MUI's ripples in the build: they are switched off here, and every press would draw its button
 * once more for one that never shows.
 */
const still = {
  ref: { current: null },
  shouldMount: false,
  start: () => undefined,
  stop: () => undefined,
  pulsate: () => undefined,
};

export default function useStillRipple() {
  return still;
}
