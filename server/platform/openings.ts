/** What a start has opened, so that it can be closed again. */
export interface Openings {
  /** Takes note of how the last thing that was opened is closed. */
  add(close: () => Promise<unknown>): void;
  /**
   * Closes the last one first, and all of them, also where one of them fails.
   * @throws the first failure
   */
  closeAll(): Promise<void>;
}

export function createOpenings(): Openings {
  const closings: (() => Promise<unknown>)[] = [];
  return {
    add: (close) => void closings.push(close),
    async closeAll() {
      const failures: unknown[] = [];
      for (const close of closings.splice(0).toReversed()) {
        await close().catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
