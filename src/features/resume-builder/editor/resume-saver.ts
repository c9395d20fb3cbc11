import { makeAutoObservable } from 'mobx';
import type { BuiltResume, ResumeDraft, ResumeSave } from '../../../../openapi/gen/types.gen.ts';
import { mergeDrafts } from './merge-drafts.ts';

/** What this device holds of a resume that the server does not have yet. */
export interface KeptEdit {
  readonly saved: BuiltResume;
  readonly draft: ResumeDraft;
}

export interface SaverPorts {
  /** Null where it was saved elsewhere, locked or thrown away meanwhile; throws where it could not be saved. */
  readonly save: (change: ResumeSave) => Promise<BuiltResume | null>;
  readonly load: () => Promise<BuiltResume>;
  /** Keeps what is not saved on this device; null once the server has it all. */
  readonly keep: (edit: KeptEdit | null) => void;
  readonly onSaved: (resume: BuiltResume) => void;
}

/** Somebody else's version, while it is not decided which of the parts that both changed stays. */
interface Conflict {
  readonly theirs: BuiltResume;
  /** Names of the parts. */
  readonly both: readonly string[];
}

/** How long somebody has to pause until it is saved, the longest without that, and until another try, in ms. */
const PAUSE = 700;
const LONGEST = 2000;
const AGAIN = 5000;
/** Changes of the same field so close together are undone together. */
const ONE_EDIT = 1000;
const MOST_STEPS = 500;

/** Holds a resume while it is written: undoes, saves, and brings it together with what was saved elsewhere. */
export class ResumeSaver {
  draft: ResumeDraft;
  saved: BuiltResume;
  failure = '';
  conflict: Conflict | null = null;
  /** Told once changes from elsewhere were taken in. */
  hasMet = false;
  past: readonly ResumeDraft[] = [];
  future: readonly ResumeDraft[] = [];
  /** The draft that the server has. */
  private stored: ResumeDraft;
  readonly #ports: SaverPorts;
  #lastEdit = { what: '', at: 0 };
  #unsavedSince: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: Promise<void> = Promise.resolve();
  #isOpen = true;

  constructor(resume: BuiltResume, ports: SaverPorts, kept: KeptEdit | null = null) {
    this.saved = resume;
    this.stored = resume.draft;
    this.draft = resume.draft;
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
    if (kept) this.goOn(kept);
  }

  get isUnsaved(): boolean {
    return this.draft !== this.stored;
  }

  get isReadOnly(): boolean {
    return this.saved.is_locked || this.saved.trashed_at !== null;
  }

  /** @param what names the field, so that its letters are undone together */
  change(to: ResumeDraft | ((draft: ResumeDraft) => ResumeDraft), what = ''): void {
    if (this.isReadOnly) return;
    const draft = typeof to === 'function' ? to(this.draft) : to;
    const at = Date.now();
    const { what: before, at: then } = this.#lastEdit;
    if (what === '' || what !== before || at - then > ONE_EDIT) this.remember();
    this.#lastEdit = { what, at };
    this.future = [];
    this.set(draft);
  }

  undo(): void {
    const draft = this.past.at(-1);
    if (!draft || this.isReadOnly) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.draft];
    this.step(draft);
  }

  redo(): void {
    const draft = this.future.at(-1);
    if (!draft || this.isReadOnly) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.draft];
    this.step(draft);
  }

  /** Saves what is not saved yet, one request after the other; resolves once it is tried. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#unsavedSince = null;
    this.#queue = this.#queue.then(this.save);
    return this.#queue;
  }

  /** Its page is there: what could not be saved is tried again. */
  open(): void {
    this.#isOpen = true;
  }

  /** Its page is gone: what cannot be saved now waits on this device until it is opened again. */
  leave(): void {
    this.#isOpen = false;
    clearTimeout(this.#timer);
  }

  /** What the server holds now, made elsewhere on this page: another state was restored, or it was unlocked. */
  accept(resume: BuiltResume): void {
    const isOther = resume.version !== this.saved.version;
    if (isOther) {
      this.remember();
      this.draft = resume.draft;
    }
    if (isOther || !this.isUnsaved) this.stored = this.draft;
    this.saved = resume;
    this.#ports.onSaved(resume);
  }

  /** Goes on with the parts that both changed as they are here. */
  keepMine(): void {
    this.decide(this.draft);
  }

  /** Goes on with the parts that both changed as they were saved elsewhere. */
  takeTheirs(): void {
    const { theirs, both = [] } = this.conflict ?? {};
    if (!theirs) return;
    const { content, settings } = this.draft;
    const pick = <Part extends object>(here: Part, there: Part): Part => ({
      ...here,
      ...Object.fromEntries(Object.entries(there).filter(([name]) => both.includes(name))),
    });
    const { title, language } = pick(
      { title: this.draft.title, language: this.draft.language },
      { title: theirs.draft.title, language: theirs.draft.language },
    );
    this.remember();
    this.decide({
      ...{ title, language },
      content: pick(content, theirs.draft.content),
      settings: pick(settings, theirs.draft.settings),
    });
  }

  closeMeeting(): void {
    this.hasMet = false;
  }

  private decide(draft: ResumeDraft): void {
    this.conflict = null;
    this.set(draft);
  }

  private remember(): void {
    this.past = [...this.past, this.draft].slice(-MOST_STEPS);
  }

  private step(draft: ResumeDraft): void {
    this.#lastEdit = { what: '', at: 0 };
    this.set(draft);
  }

  private set(draft: ResumeDraft): void {
    this.draft = draft;
    this.#ports.keep({ saved: this.saved, draft });
    this.#unsavedSince ??= Date.now();
    this.saveSoon(Math.max(0, Math.min(PAUSE, this.#unsavedSince + LONGEST - Date.now())));
  }

  private saveSoon(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  private async save(): Promise<void> {
    const { draft, saved } = this;
    if (!this.isUnsaved || this.conflict || this.isReadOnly || draft.title.trim() === '') return;
    try {
      const resume = await this.#ports.save({ base_version: saved.version, draft });
      if (resume) this.settle(resume, draft);
      else this.meet(await this.#ports.load());
    } catch (error) {
      this.fail(error, draft);
    }
  }

  private settle(resume: BuiltResume, draft: ResumeDraft): void {
    this.failure = '';
    this.saved = resume;
    this.stored = draft;
    this.#ports.onSaved(resume);
    this.#ports.keep(this.isUnsaved ? { saved: resume, draft: this.draft } : null);
  }

  private fail(error: unknown, draft: ResumeDraft): void {
    this.failure = error instanceof Error && 'text' in error ? String(error.text) : 'It could not be saved.';
    // What was changed meanwhile may be what mends it.
    if (this.#isOpen) this.saveSoon(this.draft === draft ? AGAIN : PAUSE);
  }

  /** Somebody saved over the version that this was made from. */
  private meet(theirs: BuiltResume): void {
    const isElsewhere = theirs.version !== this.saved.version;
    if (isElsewhere) {
      const { draft, both } = mergeDrafts(this.saved.draft, this.draft, theirs.draft);
      this.remember();
      this.draft = draft;
      this.stored = theirs.draft;
      if (both.length > 0) this.conflict = { theirs, both };
      else this.hasMet = true;
    }
    this.saved = theirs;
    this.#ports.onSaved(theirs);
    this.#ports.keep({ saved: theirs, draft: this.draft });
    if (isElsewhere) this.saveSoon(0);
  }

  /** Goes on with what this device kept, typed while nothing could be saved. */
  private goOn(kept: KeptEdit): void {
    const { saved } = this;
    this.saved = kept.saved;
    this.draft = kept.draft;
    if (kept.saved.version === saved.version) {
      this.saved = saved;
      this.saveSoon(0);
    } else this.meet(saved);
  }
}
