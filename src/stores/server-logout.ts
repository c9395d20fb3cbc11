import type { SessionPersistence } from './persistence.ts';

/** A logout that the server was not told of yet, as it stands when its turn comes. */
interface OwedLogout {
  /** Of the session that is to end. */
  readonly token: string;
  /** Gives up on it for now. */
  readonly signal: AbortSignal;
  /** False once another tab has told the server. */
  readonly isOwed: () => boolean;
  /** False once somebody has signed in since. */
  readonly isLatest: () => boolean;
}

/** Ends the server's part of a session. */
export type LogoutCall = (owed: OwedLogout) => Promise<void>;

const AGAIN_AFTER = 60_000;

/** Tells the server of every logout, now or once it can be reached, also after another login (D9). */
export class ServerLogout {
  private readonly call: LogoutCall;
  private readonly persistence: SessionPersistence;
  private running: { abort: AbortController; settled: Promise<void> } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** There was a reason to try again while an attempt was still failing. */
  private isDueAgain = false;

  constructor(call: LogoutCall, persistence: SessionPersistence) {
    this.call = call;
    this.persistence = persistence;
  }

  /** Tells what was not told yet. */
  retry(): void {
    this.isDueAgain = this.running !== null;
    if (this.isDueAgain) return;
    clearTimeout(this.timer);
    const abort = new AbortController();
    const running = { abort, settled: this.tellAll(abort.signal) };
    this.running = running;
    void running.settled.finally(() => {
      if (this.running !== running) return;
      this.running = null;
      if (this.isDueAgain) this.retry();
    });
  }

  /** Resolves once none is on its way: its answer would take the cookie of a new session with it. */
  async giveUp(): Promise<void> {
    this.isDueAgain = false;
    clearTimeout(this.timer);
    this.running?.abort.abort();
    await this.running?.settled;
  }

  private async tellAll(signal: AbortSignal): Promise<void> {
    for (const token of this.persistence.owedLogouts) if (!signal.aborted) await this.tell(token, signal);
    if (signal.aborted) return;
    if (this.persistence.owedLogouts.length === 0) this.finish();
    else this.timer = setTimeout(() => this.retry(), AGAIN_AFTER);
  }

  private async tell(token: string, signal: AbortSignal): Promise<void> {
    const { persistence } = this;
    try {
      await this.call({
        token,
        signal,
        isOwed: () => persistence.owedLogouts.includes(token),
        isLatest: () => persistence.logoutIsPending,
      });
      persistence.settleLogout(token);
    } catch {
      // It stays owed.
    }
  }

  private finish(): void {
    // No login came since, so whatever is saved was written by a refresh that the logout overtook.
    if (this.persistence.logoutIsPending) this.persistence.clear();
    this.persistence.logoutIsPending = false;
  }
}
