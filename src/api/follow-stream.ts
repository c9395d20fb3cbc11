import { streamed } from './client.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

type Open<Event> = (
  options: typeof streamed & { readonly signal: AbortSignal },
) => Promise<{ readonly stream: AsyncIterable<Event> }>;

/** Hears events until the signal fires; opens one stream after the other: each ends by itself, and some break. */
export async function followStream<Event>(
  signal: AbortSignal,
  open: Open<Event>,
  hear: (event: Event) => void,
): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const { stream } = await open({ ...streamed, signal });
    for await (const event of stream) {
      pause = FIRST_PAUSE_MS;
      if (!signal.aborted) hear(event);
    }
    await pauseFor(pause, signal);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Waits so many ms, or until the signal fires. */
function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
