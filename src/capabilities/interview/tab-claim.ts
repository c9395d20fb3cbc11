import { makeAutoObservable } from 'mobx';
import { openTabChannel, type TabChannel, type TabMessage } from './tab-channel.ts';

/** Whether the session goes on in this tab or in another one; `asking` until that is known. */
export type TabStatus = 'asking' | 'here' | 'elsewhere';

/** Brings what was typed to where another tab finds it. */
export type Save = () => Promise<unknown>;

export interface TabClaimPorts {
  /** Null where the browser has no Web Locks: then every tab is taken for the only one. */
  readonly locks: LockManager | null;
  /** Whether somebody looks at this tab. */
  readonly isVisible: () => boolean;
  /** The session went on elsewhere until now: what this tab knows of it is old. */
  readonly onReturn: () => void;
}

/** No word of another tab before it is clear that this one has to wait, in milliseconds. */
const quietMs = 300;

/** How long another tab may take to save what was typed in it, in milliseconds. */
export const patienceMs = 2000;

/**
 * Makes one tab of this browser the active one of a session. The browser's lock decides, so there are
 * never two, and a tab that crashes or is closed frees it.
 */
export class TabClaim {
  status: TabStatus = 'asking';
  /** True while another tab is asked to save. */
  takingOver = false;
  readonly #sessionId: string;
  readonly #ports: TabClaimPorts;
  readonly #saves = new Set<Save>();
  /** What ends the hold of the lock; null while it is not held. */
  #hold: PromiseWithResolvers<void> | null = null;
  /** What ends the wait for the lock; null while it is not waited for. */
  #wait: AbortController | null = null;
  #saving: Promise<unknown> = Promise.resolve();
  #heardSaved: () => void = () => {};
  #channel: TabChannel | null = null;
  #ended = false;

  constructor(sessionId: string, ports: TabClaimPorts) {
    this.#sessionId = sessionId;
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Tells the other tabs of this one, and takes the session or waits for it. */
  begin(): void {
    this.#ended = false;
    this.#channel = openTabChannel(this.#sessionId, this.hear);
    this.#channel.post('opened');
    if (this.#ports.locks) {
      setTimeout(() => this.status === 'asking' && this.stand('elsewhere'), quietMs);
      this.look();
    } else this.stand('here');
  }

  /**
   * Waits for the session as long as somebody looks at this tab: one that is forgotten in the background
   * must not let the clock run again. Called whenever that changes.
   */
  look(): void {
    if (!this.#ports.isVisible()) this.stopWaiting();
    else if (!(this.#hold || this.#wait || this.#ended)) {
      this.#wait = new AbortController();
      void this.request({ signal: this.#wait.signal });
    }
  }

  /** Calls `save` before the session goes on in another tab; returns the function that ends that. */
  beforeHandOver(save: Save): () => void {
    this.#saves.add(save);
    return () => void this.#saves.delete(save);
  }

  /** Goes on here, once the other tab has saved what was typed or has not answered for two seconds. */
  async takeOver(): Promise<void> {
    if (this.takingOver) return;
    this.takingOver = true;
    const { promise: saved, resolve } = Promise.withResolvers<void>();
    this.#heardSaved = resolve;
    this.#channel?.post('hand-over');
    await Promise.race([saved, passed(patienceMs)]);
    this.stopWaiting();
    if (this.#hold) this.arrive();
    else if (!this.#ended) void this.request({ steal: true });
  }

  /** Leaves the session to whoever waits for it; this tab shows what it shows. */
  end(): void {
    this.#ended = true;
    this.stopWaiting();
    this.release();
    this.#channel?.close();
  }

  private async request(options: LockOptions): Promise<void> {
    const hold = Promise.withResolvers<void>();
    const take = () => {
      if (this.#ended) return;
      this.#hold = hold;
      this.#wait = null;
      this.arrive();
      return hold.promise;
    };
    try {
      await this.#ports.locks?.request(`interview-session:${this.#sessionId}`, options, take);
    } catch (error) {
      // Aborted is what another tab took over, and what is no longer waited for.
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.arrive();
    }
    if (this.#hold === hold) this.giveWay();
  }

  private hear(message: TabMessage): void {
    if (message === 'saved') this.#heardSaved();
    if (message === 'hand-over' && this.#hold) void this.handOver(this.#hold);
  }

  /** The lock is kept until it is taken, or a third tab would come between. */
  private async handOver(hold: PromiseWithResolvers<void>): Promise<void> {
    this.#saving = Promise.allSettled([this.#saving, ...[...this.#saves].map((save) => save())]);
    this.stand('elsewhere');
    await this.#saving;
    this.#channel?.post('saved');
    await passed(patienceMs);
    // Whoever asked for it is gone.
    if (this.#hold === hold) this.giveWay();
  }

  private arrive(): void {
    if (this.status === 'elsewhere') this.#ports.onReturn();
    this.stand('here');
  }

  private giveWay(): void {
    this.release();
    this.stand('elsewhere');
    this.look();
  }

  private stand(status: TabStatus): void {
    this.status = status;
    this.takingOver = false;
  }

  private release(): void {
    this.#hold?.resolve();
    this.#hold = null;
  }

  private stopWaiting(): void {
    this.#wait?.abort();
    this.#wait = null;
  }
}

const passed = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
