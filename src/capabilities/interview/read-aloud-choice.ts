const storageKey = 'read-aloud';

/** Whether this browser reads questions aloud by itself; off until it is chosen. */
export function readsAloud(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

/** Remembers the choice where this browser keeps anything. */
export function chooseReadAloud(isOn: boolean): void {
  try {
    if (isOn) window.localStorage.setItem(storageKey, 'on');
    else window.localStorage.removeItem(storageKey);
  } catch {
    // A full or forbidden storage: Repeat reads all the same.
  }
}
