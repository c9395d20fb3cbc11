import { keepChoice, readChoice } from '../../lib/browser-choices.ts';

/** Whether this browser reads questions aloud by itself; off until it is chosen. */
export const readsAloud = (): boolean => readChoice('read-aloud') === 'on';

export const chooseReadAloud = (isOn: boolean): void => keepChoice('read-aloud', isOn ? 'on' : null);
