import { serverNow } from './server-clock.ts';

const minuteMs = 60_000;
/** What appears within this of the last tick, as the rows of one list do, makes none of its own. */
const sameMomentMs = 1000;

const listeners = new Set<() => void>();
let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;

/** The time, in ms since the epoch, by which everything on a page says how long ago something was. */
export function sharedNow(): number {
  if (listeners.size === 0 && hasMovedOn()) now = serverNow();
  return now;
}

const hasMovedOn = () => Math.abs(serverNow() - now) >= sameMomentMs;

/** Calls back once a minute, and whenever somebody new listens or the page is looked at again; gives what ends it. */
export function onSharedNow(listener: () => void): () => void {
  if (listeners.size === 0) begin();
  listeners.add(listener);
  if (hasMovedOn()) tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) end();
  };
}

function tick(): void {
  now = serverNow();
  for (const listener of listeners) listener();
}

/** A page in the background has its timers held back. */
function begin(): void {
  timer = setInterval(tick, minuteMs);
  document.addEventListener('visibilitychange', tick);
}

function end(): void {
  clearInterval(timer);
  document.removeEventListener('visibilitychange', tick);
}
