import { keepChoice, readChoice } from '../../lib/browser-choices.ts';

/** Whether keys without Ctrl or Cmd do something on their own; speech input would type them by chance (WCAG 2.1.4). */
export const areSingleKeysOn = (): boolean => readChoice('single-keys') !== 'off';

export const switchSingleKeys = (isOn: boolean): void => keepChoice('single-keys', isOn ? null : 'off');
