import type { SessionPersistence } from './persistence.ts';

/** Ends the server's part of the session, if that is still wanted at its turn; the signal gives up on it. */
export type LogoutCall = (signal: AbortSignal, isWanted: () => boolean) => Promise<void>;

/** Tells the server of a logout, now or once it can be reached (D9). */
export class ServerLogout {
  private readonly call: LogoutCall;
  private readonly persistence: SessionPersistence;
  private running: { abort: AbortController; settled: Promise<void> } | null = null;
  /** The network came back while an attempt was still failing. */
  private isDueAgain = false;

  constructor(call: LogoutCall, persistence: SessionPersistence) {
    this.call = call;
    this.persistence = persistence;
  }

  start(): void {
    const abort = new AbortController();
    const settled = this.call(abort.signal, () => this.persistence.logoutIsPending).then(
      () => this.finish(),
      () => undefined,
    );
    const running = { abort, settled };
    this.running = running;
    void settled.finally(() => {
      if (this.running !== running) return;
      this.running = null;
      if (this.isDueAgain) this.retry();
    });
  }

  /** Tries again what could not be told before. */
  retry(): void {
    this.isDueAgain = this.running !== null;
    if (this.persistence.logoutIsPending && !this.isDueAgain) this.start();
  }

  /** Resolves once none is on its way: it would take the cookie of a new session with it. */
  async giveUp(): Promise<void> {
    this.isDueAgain = false;
    this.running?.abort.abort();
    await this.running?.settled;
  }

  private finish(): void {
    // No login came since, so whatever is saved was written by a refresh that the logout overtook.
    if (this.persistence.logoutIsPending) this.persistence.clear();
    this.persistence.logoutIsPending = false;
  }
}
