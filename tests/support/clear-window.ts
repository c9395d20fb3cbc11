/** The files of the unit tests share a window: nothing of one is there for the next. */
import { cleanup } from '@testing-library/react';
import { afterAll, beforeAll, vi } from 'vitest';

const ADDRESS = 'http://localhost:3000/';
const SIZE = { width: 1024, height: 768 };

const listen = window.addEventListener;
const listeners: Parameters<typeof listen>[] = [];

// Only now: what a module listens to, it does for whoever uses it.
beforeAll(() => {
  window.addEventListener = (...listener: Parameters<typeof listen>) => {
    listeners.push(listener);
    listen(...listener);
  };
});

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.addEventListener = listen;
  for (const listener of listeners) window.removeEventListener(...listener);
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '');
  Reflect.get(window, 'happyDOM').setURL(ADDRESS);
  Reflect.get(window, 'happyDOM').setViewport(SIZE);
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});
