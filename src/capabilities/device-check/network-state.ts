import type { CheckState } from './check-state.ts';

/** One request's time in milliseconds; null where it failed. */
export type NetworkSample = number | null;

const requests = 5;
const slowMs = 1500;

/** Times small requests, one after the other. */
export async function measureNetwork(
  ask: () => Promise<unknown>,
  now: () => number = () => performance.now(),
): Promise<NetworkSample[]> {
  const samples: NetworkSample[] = [];
  while (samples.length < requests) {
    const begun = now();
    samples.push(
      await ask().then(
        () => now() - begun,
        () => null,
      ),
    );
  }
  return samples;
}

/** What the times say of the connection. */
export function networkState(samples: readonly NetworkSample[]): CheckState {
  const answered = samples.filter((sample) => sample !== null).toSorted((a, b) => a - b);
  const middle = answered[Math.floor(answered.length / 2)];
  if (middle === undefined)
    return {
      kind: 'failed',
      text: 'The server could not be reached.',
      remedy: 'Look at your connection, then check again.',
    };
  const milliseconds = `${new Intl.NumberFormat('en').format(Math.round(middle))} ms`;
  if (answered.length < samples.length)
    return {
      kind: 'failed',
      text: `The connection is not steady: ${samples.length - answered.length} of ${samples.length} requests were lost.`,
      remedy: `Move closer to the router or use a cable. ${kept}`,
    };
  if (middle > slowMs)
    return {
      kind: 'failed',
      text: `The connection is slow: a request takes ${milliseconds}.`,
      remedy: `Other downloads or calls may use it. ${kept}`,
    };
  return { kind: 'passed', text: `The server answers in about ${milliseconds}.` };
}

const kept = 'Should it fail during the interview, what you type is kept on this device and sent later.';
