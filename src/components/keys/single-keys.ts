const storageKey = 'single-keys';

/** Whether keys without Ctrl or Cmd do something on their own; speech input would type them by chance (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    return window.localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function switchSingleKeys(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, 'off');
  } catch {
    // A full or forbidden storage: they stay as they are.
  }
}
