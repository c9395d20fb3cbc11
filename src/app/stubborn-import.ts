const AGAIN_AFTER = 5000;

const isWorthTrying = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, AGAIN_AFTER);
  });

/** Imports until it works, so that what cannot be fetched now neither breaks the page nor stays away for good. */
export async function stubbornly<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await isWorthTrying();
    }
  }
}
