const FIRST_PAUSE_MS = 5000;
/** A file that a new release has replaced never comes: a page that stays open asks for it seldom. */
const LONGEST_PAUSE_MS = 5 * 60_000;

/** Resolves when the network is back, or after so long. */
async function pause(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const goOn = () => resolve();
  const timer = setTimeout(goOn, ms);
  window.addEventListener('online', goOn);
  await promise;
  clearTimeout(timer);
  window.removeEventListener('online', goOn);
}

/** Imports until it works, so that what cannot be fetched now neither breaks the page nor stays away for good. */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(2 * ms, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch {
      await pause(ms);
    }
  }
}
