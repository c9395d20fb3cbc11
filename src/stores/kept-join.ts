const KEY = 'candor.join';
const IN_FRAGMENT = /^#join=([\w.-]+)$/;

/** Takes the secret of a mail's link out of the address, where it should not stay, and keeps it in this tab. */
export function takeJoinFromAddress({ hash, pathname, search }: Location): void {
  const token = IN_FRAGMENT.exec(hash)?.[1];
  if (!token) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  withTab((tab) => tab.setItem(KEY, token));
}

/** The company that somebody in this tab was invited to join; null where nobody was. */
export const keptJoin = (): string | null => withTab((tab) => tab.getItem(KEY));

/** It was followed, is over, or is not wanted. */
export const dropJoin = () => withTab((tab) => tab.removeItem(KEY));

/** A storage that is full or forbidden keeps nothing. */
function withTab<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
