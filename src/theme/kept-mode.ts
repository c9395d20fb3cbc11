import type { StorageManager } from '@mui/material/styles';
import { keepChoice, readChoice } from '../lib/browser-choices.ts';

const NAME = 'mui-mode';

/** Keeps whether it is light or dark with the other choices of this browser, and follows its other tabs. */
export const keptMode: StorageManager = ({ key }) => ({
  // Light and dark have one look each: only the mode is a choice.
  get: (usual) => (key === NAME && readChoice(NAME)) || usual,
  set: (mode) => {
    if (key === NAME) keepChoice(NAME, mode);
  },
  subscribe(follow) {
    const hear = (event: StorageEvent) => {
      if (event.key === key && event.newValue) follow(event.newValue);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
});
