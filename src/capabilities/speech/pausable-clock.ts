/** The clock of a session that stands still for what is not the candidate's time. */
export interface PausableClock {
  /** Whether it stands still for that at the moment, or is about to. */
  readonly isPaused: boolean;
  pause(): void;
  /** Has it run again where it was held; resolves once it does. */
  letRun(): Promise<void>;
  /** Leaves it to what is written next, which has it run by itself; resolves once nothing is under way with it. */
  leave(): Promise<void>;
}
