/** What this tab keeps; null where its storage is full or forbidden, or what lies there cannot be read. */
export const inTab = <Result>(use: (storage: Storage) => Result) =>
  withStorage(() => window.sessionStorage, use);

/** The same for what all tabs of this browser keep. */
export const inBrowser = <Result>(use: (storage: Storage) => Result) =>
  withStorage(() => window.localStorage, use);

function withStorage<Result>(storage: () => Storage, use: (storage: Storage) => Result): Result | null {
  try {
    return use(storage());
  } catch {
    return null;
  }
}
