import { makeAutoObservable, reaction } from 'mobx';

/** Finds what this page does not know of; what it resolves with is under way with what was found. */
type Look = () => Promise<readonly Promise<void>[]>;

/** Nobody waits longer for it, in milliseconds. */
const searchMs = 5000;

/** The look for recordings of a turn that were made elsewhere. */
export class RecordingSearch {
  private state: 'none' | 'running' | 'done' | 'failed' = 'none';
  #look: Look | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** It is not known whether there are any. */
  get isOpen(): boolean {
    return this.state === 'running' || this.state === 'failed';
  }

  async begin(look: Look): Promise<void> {
    this.#look = look;
    this.become('running');
    try {
      const underWay = await look();
      this.become('done');
      await Promise.all(underWay);
    } catch {
      this.become('failed');
    }
  }

  /** Looks once more where that failed. */
  async again(): Promise<void> {
    if (this.#look && this.state === 'failed') await this.begin(this.#look);
  }

  /** Once it is known, as far as that can be known soon. */
  async whenKnown(): Promise<void> {
    void this.again();
    if (this.state !== 'running') return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, searchMs);
      reaction(
        () => this.state,
        (_state, _before, itself) => {
          itself.dispose();
          clearTimeout(timer);
          resolve();
        },
      );
    });
  }

  private become(state: typeof this.state): void {
    this.state = state;
  }
}
