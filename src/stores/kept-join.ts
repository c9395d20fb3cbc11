import { inTab } from './storage.ts';

const KEY = 'candor.join';
const IN_FRAGMENT = /^#join=([\w.-]+)$/;

/** Takes the secret of a mail's link out of the address, where it should not stay, and keeps it in this tab. */
export function takeJoinFromAddress({ hash, pathname, search }: Location): void {
  const token = IN_FRAGMENT.exec(hash)?.[1];
  if (!token) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  inTab((tab) => tab.setItem(KEY, token));
}

/** The company that somebody in this tab was invited to join; null where nobody was. */
export const keptJoin = (): string | null => inTab((tab) => tab.getItem(KEY));

/** It was followed, is over, or is not wanted. */
export const dropJoin = () => inTab((tab) => tab.removeItem(KEY));
