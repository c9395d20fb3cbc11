const storageKey = 'navigation';

/** Whether the side bar shows icons alone, in this browser; `first-paint.js` reads the same. */
export function isNavigationCollapsed(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === 'collapsed';
  } catch {
    return false;
  }
}

export function keepNavigationChoice(isCollapsed: boolean): void {
  try {
    if (isCollapsed) window.localStorage.setItem(storageKey, 'collapsed');
    else window.localStorage.removeItem(storageKey);
  } catch {
    // A full or forbidden storage: the choice holds until the page is left.
  }
}
