import { makeAutoObservable } from 'mobx';
import type { Draft } from '../../../openapi/gen/types.gen.ts';
import { serverNow } from '../../lib/server-clock.ts';
import {
  acceptedRemote,
  type DraftState,
  type Excess,
  joined,
  kept,
  keptLocal,
  openDraft,
  type SaveStatus,
  saveStatus,
  sendDelay,
  sendFailed,
  sendStarted,
  sendStored,
  storable,
  typed,
} from './draft-state.ts';
import type { DraftStorage, TurnKey } from './draft-storage.ts';
import { type SendFailure, sendFailureOf } from './send-failure.ts';

/** Typed text reaches this device at most so many milliseconds after the change. */
const keepAfterMs = 300;

export interface DraftKeeperPorts {
  readonly storage: DraftStorage;
  /** Stores a draft on the server; rejects where it could not. */
  readonly send: (draft: { text: string; revision: number }) => Promise<Draft>;
}

/** Holds the text of one open turn and brings it to safety: this device first, then the server. */
export class DraftKeeper {
  state: DraftState;
  /** Why the last save failed; null after one that did not. */
  failure: SendFailure | null = null;
  readonly #key: TurnKey;
  readonly #ports: DraftKeeperPorts;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #inFlight: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(key: TurnKey, ports: DraftKeeperPorts, state: DraftState) {
    this.#key = key;
    this.#ports = ports;
    this.state = state;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get text(): string {
    return this.state.text;
  }

  get status(): SaveStatus {
    return saveStatus(this.state);
  }

  /** By how many characters the text is too long to be sent. */
  get excess(): number {
    return this.state.excess(this.state.text);
  }

  /** When the server stored it, ISO 8601. */
  get savedAt(): string | null {
    return this.state.savedAt;
  }

  /** The server has a newer text of another device. Like these getters it changes seldom; the state, with every key. */
  get hasConflict(): boolean {
    return this.state.hasConflict;
  }

  /** True while closing the page would lose typed text. */
  get atRisk(): boolean {
    const { revision, keptRevision, savedRevision } = this.state;
    return revision > savedRevision && revision > keptRevision;
  }

  change(text: string): void {
    this.set(typed(this.state, text));
    this.#keepTimer ??= setTimeout(this.keep, keepAfterMs);
    this.scheduleSend();
  }

  /** True once the server has every word. */
  get caughtUp(): boolean {
    return this.state.savedRevision >= this.state.revision;
  }

  /** Writes to this device now; called when the page is about to go. */
  async keep(): Promise<void> {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    const { revision, keptRevision } = this.state;
    if (revision !== keptRevision && revision !== 0) await this.write();
  }

  private async write(): Promise<void> {
    const { revision } = this.state;
    try {
      const savedAt = new Date(serverNow()).toISOString();
      await this.#ports.storage.writeDraft({ ...this.#key, ...storable(this.state), savedAt });
      if (this.#ports.storage.durable) this.set(kept(this.state, revision));
    } catch {
      // A full or broken disk: the status says "at risk" as long as the server does not have it either.
    }
  }

  /**
   * Sends what is unsaved without waiting. True once the server has it all, false where an attempt failed
   * or the text is too long to be sent.
   */
  async sendNow(): Promise<boolean> {
    await this.#inFlight;
    // More than once where something is typed meanwhile.
    while (sendDelay(this.state) !== null) {
      await this.send();
      if (this.state.failures > 0) break;
    }
    // Somebody else may have begun it a moment before.
    await this.#inFlight;
    return this.caughtUp;
  }

  /** Goes on with the text of the other device. */
  async acceptRemote(remote: Draft): Promise<void> {
    this.set(acceptedRemote(this.state, remote));
    await this.keep();
  }

  /** Goes on with the text of this device. */
  keepOwn(remote: Draft): Promise<void> {
    return this.insistOn(keptLocal(this.state, remote));
  }

  /** Goes on with both texts, one after the other. */
  keepBoth(remote: Draft): Promise<void> {
    return this.insistOn(joined(this.state, remote));
  }

  private async insistOn(state: DraftState): Promise<void> {
    this.set(state);
    await Promise.all([this.keep(), this.sendNow()]);
  }

  /** Tries again at once, e.g. when the network is back. */
  retry(): void {
    if (this.#stopped) return;
    clearTimeout(this.#sendTimer);
    this.#sendTimer = undefined;
    void this.sendNow();
  }

  /** Sends nothing any more; what is on this device stays. Resolves when nothing is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#sendTimer);
    await Promise.all([this.keep(), this.#inFlight]);
  }

  /** Stops, with the text where another tab of this browser finds it: on this device, else on the server. */
  async handOver(): Promise<void> {
    await this.stop();
    if (this.atRisk) await this.sendNow();
  }

  /** Starts or goes on sending what this device had and the server had not. */
  scheduleSend(): void {
    const delay = sendDelay(this.state);
    if (this.#stopped || delay === null || this.#sendTimer !== undefined) return;
    this.#sendTimer = setTimeout(() => void this.send(), delay);
  }

  private send(): Promise<void> {
    clearTimeout(this.#sendTimer);
    this.#sendTimer = undefined;
    this.#inFlight = this.attempt();
    return this.#inFlight;
  }

  private async attempt(): Promise<void> {
    const { text, base } = this.state;
    this.set(sendStarted(this.state));
    const kept = this.keep();
    try {
      // One more than what it goes on from: where another device was first the server answers with its text.
      const stored = await this.#ports.send({ text, revision: base + 1 });
      this.set(sendStored(this.state, text, stored), null);
      await kept;
      if (this.caughtUp && !this.state.hasConflict) await this.write();
    } catch (error) {
      this.set(sendFailed(this.state), sendFailureOf(error));
    }
    this.scheduleSend();
  }

  private set(state: DraftState, failure = this.failure): void {
    this.state = state;
    this.failure = failure;
  }
}

/** Opens the draft of a turn from the newer of this device and the server. */
export async function openDraftKeeper(
  key: TurnKey,
  ports: DraftKeeperPorts,
  server: Draft | null,
  excess?: Excess,
): Promise<DraftKeeper> {
  const local = await ports.storage.readDraft(key).catch(() => null);
  const keeper = new DraftKeeper(key, ports, openDraft(local, server, excess));
  keeper.scheduleSend();
  return keeper;
}
