/** The whole application, started again and again in one page: hundreds of starts take seconds, not minutes. */
import { createRoot, type Root } from 'react-dom/client';
import { loadRuntimeConfig } from '../../../src/api/runtime-config.ts';
import { createApp } from '../../../src/app/create-app.tsx';
import type { Start } from './harness-types.ts';

/** Patience of the tests on a busy machine: what is never drawn is blank after it. */
const DRAWN_WITHIN_MS = 30_000;

/** What is drawn while a start waits for the server: not what it comes to. */
const WAITING = 'Checking your sign-in';

const config = await loadRuntimeConfig();
let root: Root | undefined;

/** The heading that is drawn, or nothing where none is in time. */
async function heading(): Promise<string> {
  const until = performance.now() + DRAWN_WITHIN_MS;
  while (performance.now() < until) {
    const text = document.querySelector('h1')?.textContent;
    if (text && text !== WAITING) return text;
    await new Promise(requestAnimationFrame);
  }
  return '';
}

async function start({ saved, address }: Start): Promise<string> {
  root?.unmount();
  sessionStorage.clear();
  localStorage.setItem('auth', saved);
  history.replaceState(null, '', address);
  const app = createApp(config);
  await app.prepare(window.location);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  root.render(app.element);
  return heading();
}

window.startApp = async (starts) => {
  const headings: string[] = [];
  for (const each of starts) headings.push(await start(each));
  return headings;
};
