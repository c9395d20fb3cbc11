/** How large letters are, and whether things move: choices of this browser, beside what the device says. */
export interface DisplayChoices {
  readonly text: 'usual' | 'larger' | 'largest';
  readonly motion: 'device' | 'reduced';
}

const usual: DisplayChoices = { text: 'usual', motion: 'device' };
const storageKey = 'display';

/** What was chosen; the usual where nothing was, or where the storage was tampered with. */
export function readDisplayChoices(): DisplayChoices {
  try {
    const { text, motion }: Partial<Record<string, unknown>> = JSON.parse(
      window.localStorage.getItem(storageKey) ?? '{}',
    );
    return {
      text: text === 'larger' || text === 'largest' ? text : usual.text,
      motion: motion === 'reduced' ? motion : usual.motion,
    };
  } catch {
    return usual;
  }
}

/** Has the page look as chosen, also after the next start where this browser keeps anything. */
export function chooseDisplay(choices: DisplayChoices): void {
  applyDisplayChoices(choices);
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(choices));
  } catch {
    // A full or forbidden storage: the choice holds until the page is left.
  }
}

/** Marks the page with the choices, which the styles of the theme look for. */
export function applyDisplayChoices({ text, motion }: DisplayChoices = readDisplayChoices()): void {
  Object.assign(document.documentElement.dataset, { text, motion });
}
