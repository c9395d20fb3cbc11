import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadRuntimeConfig } from './api/runtime-config.ts';
import { createApp } from './app/create-app.tsx';

const page = document.documentElement.dataset;

/** The page's HTML, or its own shell, stays on the screen until the first screen can be drawn whole. */
async function start(container: HTMLElement): Promise<void> {
  const app = createApp(await loadRuntimeConfig());
  await app.prepare(window.location);
  if (page['html'] && app.fits(page['html'])) {
    hydrateRoot(container, app.element);
    return;
  }
  container.replaceChildren();
  delete page['html'];
  createRoot(container).render(app.element);
  // Nothing of it is left to wait for.
  window.dispatchEvent(new Event('candor:taken-over'));
}

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root.');
void start(container);
