/** The clock of a session that stands still while something has to be read. */
export interface HeldClock {
  hold(): void;
  /** Has it run again where it was held; resolves once it does. */
  letRun(): Promise<void>;
}
