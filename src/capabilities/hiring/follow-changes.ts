import type { HiringChange } from '../../../openapi/gen/types.gen.ts';
import { streamed } from '../../api/client.ts';
import { streamHiringChanges } from '../../api/gen/sdk.gen.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

type Hear = (change: HiringChange) => void;

/**
 * Hears of changes in the workspaces of who is signed in, until told to stop. One tab of the browser asks the server
 * and tells the others; when it goes, the next one does.
 */
export function followChanges(userId: string, hear: Hear): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const name = `hiring-changes:${userId}`;
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  if (tabs) tabs.onmessage = ({ data }: MessageEvent<HiringChange>) => hear(data);
  const ask = () =>
    askOn(signal, (change) => {
      hear(change);
      tabs?.postMessage(change);
    });
  // Without locks, as on a plain http address, each tab asks for itself.
  const work = navigator.locks?.request(name, { signal }, ask) ?? ask();
  work.catch(() => {});
  return () => {
    leaving.abort();
    tabs?.close();
  };
}

/** Opens one stream after the other: each ends by itself, and some break. */
async function askOn(signal: AbortSignal, hear: Hear): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const { stream } = await streamHiringChanges({ ...streamed, signal });
    for await (const change of stream) {
      pause = FIRST_PAUSE_MS;
      if (!signal.aborted) hear(change);
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
