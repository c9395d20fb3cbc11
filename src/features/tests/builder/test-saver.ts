import { makeAutoObservable } from 'mobx';
import type { Test, TestChange } from '../../../../openapi/gen/types.gen.ts';
import { same } from '../../../lib/same.ts';
import type { Draft } from '../items.ts';
import { mergeDrafts } from './merge-drafts.ts';

export interface SaverPorts {
  /** Null where somebody saved meanwhile; throws where it could not be saved. */
  readonly save: (change: TestChange) => Promise<Test | null>;
  readonly load: () => Promise<Test>;
  readonly onSaved: (test: Test) => void;
}

/** How long somebody may go on before what they wrote is saved, and until another try, in ms. */
const PAUSE = 700;
const AGAIN = 5000;

/** Holds the draft of a test while it is written, saves it, and brings it together with what others save. */
export class TestSaver {
  draft: Draft;
  saved: Test;
  failure = '';
  /** Told to who was second. */
  meeting = '';
  readonly #ports: SaverPorts;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<void> = Promise.resolve();

  constructor(test: Test, ports: SaverPorts) {
    this.saved = test;
    this.draft = test;
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get isUnsaved(): boolean {
    const { title, items } = this.draft;
    return title.trim() !== this.saved.title || !same(items, this.saved.items);
  }

  change(change: Partial<Draft>): void {
    this.draft = { title: this.draft.title, items: this.draft.items, ...change };
    this.saveSoon(PAUSE);
  }

  /** Saves what is not saved yet, one request after the other; resolves once it is tried. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#queue = this.#queue.then(this.save);
    return this.#queue;
  }

  /** What the server holds now, e.g. after it was published. */
  accept(test: Test): void {
    this.saved = test;
    this.#ports.onSaved(test);
  }

  closeMeeting(): void {
    this.meeting = '';
  }

  private saveSoon(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  private async save(): Promise<void> {
    const { title, items } = this.draft;
    if (title.trim() === '' || !this.isUnsaved) return;
    try {
      const change = { base_revision: this.saved.revision, title, items: [...items] };
      const test = await this.#ports.save(change);
      if (test) this.settle(test);
      else this.meet(await this.#ports.load());
    } catch (error) {
      this.settle(null, error);
    }
  }

  private settle(test: Test | null, error?: unknown): void {
    if (test) {
      this.failure = '';
      this.accept(test);
      return;
    }
    this.failure = error instanceof Error && 'text' in error ? String(error.text) : 'It could not be saved.';
    this.saveSoon(AGAIN);
  }

  private meet(theirs: Test): void {
    const { draft, twice } = mergeDrafts(this.saved, this.draft, theirs);
    const who = theirs.saved_by?.full_name || 'Somebody';
    const items = twice.map((prompt) => `“${prompt.slice(0, 60)}”`).join(', ');
    this.meeting = `${who} changed this test too. Both changes are here${items && `; you both edited ${items}, so it stands twice`}.`;
    this.accept(theirs);
    this.draft = draft;
    this.saveSoon(0);
  }
}
