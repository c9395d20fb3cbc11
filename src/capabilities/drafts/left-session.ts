/** Written while a page goes, when there is no time for a database. */
const nameOf = (sessionId: string) => `interview-left:${sessionId}`;

/** Remembers on this device that its page paused a session, because it was left or for what is not the candidate's time. */
export function rememberLeft(sessionId: string): void {
  try {
    window.localStorage.setItem(nameOf(sessionId), '1');
  } catch {
    // Then the clock stands still until the person types or chooses Continue.
  }
}

/** Whether its page paused the session, and not the candidate; asked once, it is forgotten. */
export function consumeLeft(sessionId: string): boolean {
  try {
    const left = window.localStorage.getItem(nameOf(sessionId)) !== null;
    window.localStorage.removeItem(nameOf(sessionId));
    return left;
  } catch {
    return false;
  }
}
