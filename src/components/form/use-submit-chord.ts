import { useEffect } from 'react';

/**
 * Has Ctrl or Cmd with Enter submit the form in which the focus is or, elsewhere in a dialog, its only one: as a click on its
 * button does. A page that does something else at these keys hears them first (`useKeyChord`).
 */
export function useSubmitChord(): void {
  useEffect(() => {
    document.addEventListener('keydown', submit);
    return () => document.removeEventListener('keydown', submit);
  }, []);
}

function submit(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
  if (event.repeat || event.defaultPrevented || !(target instanceof Element)) return;
  const button = formAround(target)?.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!button) return;
  event.preventDefault();
  button.click();
}

function formAround(target: Element): HTMLFormElement | null {
  const own = target.closest('form');
  if (own) return own;
  const forms = target.closest('[role="dialog"], [role="alertdialog"]')?.querySelectorAll('form') ?? [];
  return forms.length === 1 ? (forms[0] ?? null) : null;
}
