import { keepChoice, readChoice } from '../lib/browser-choices.ts';

/** How large letters are, and whether things move: choices of this browser, beside what the device says. */
export interface DisplayChoices {
  readonly text: 'usual' | 'larger' | 'largest';
  readonly motion: 'device' | 'reduced';
}

const usual: DisplayChoices = { text: 'usual', motion: 'device' };

/** What was chosen; the usual where nothing was, or where the storage was tampered with. */
export function readDisplayChoices(): DisplayChoices {
  try {
    const { text, motion }: Partial<Record<string, unknown>> = JSON.parse(readChoice('display') ?? '{}');
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
  keepChoice('display', JSON.stringify(choices));
}

/** Marks the page with the choices, which the styles of the theme look for. */
export function applyDisplayChoices({ text, motion }: DisplayChoices = readDisplayChoices()): void {
  Object.assign(document.documentElement.dataset, { text, motion });
}
