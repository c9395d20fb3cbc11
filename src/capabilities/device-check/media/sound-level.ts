/** Sound below this many decibels (full scale is 0) is silence; a quiet room is at about −60. */
const silenceDb = -60;

/** From this level on, of 1, somebody is taken to speak. */
export const heardFrom = 0.3;

/** How loud samples between −1 and 1 are: 0 is silence, 1 as loud as it gets; even steps are even to the ear. */
export function soundLevel(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / samples.length);
  return Math.min(1, Math.max(0, 1 - decibels / silenceDb));
}
