import { useEffect, useEffectEvent } from 'react';

/** Does something at Ctrl or Cmd with a key, wherever on the page the focus is; not while a dialog is open. Nothing for null. */
export function useKeyChord(key: string | null, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (
      event.repeat ||
      event.defaultPrevented ||
      document.querySelector('[role="dialog"], [role="alertdialog"]')
    )
      return;
    event.preventDefault();
    // The editor of code would take it for a blank line.
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
