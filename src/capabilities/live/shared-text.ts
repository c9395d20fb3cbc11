import {
  Awareness,
  applyAwarenessUpdate,
  encodeAwarenessUpdate,
  modifyAwarenessUpdate,
  removeAwarenessStates,
} from 'y-protocols/awareness';
import { applyUpdate, Doc, encodeStateVector, mergeUpdates } from 'yjs';
import type { LiveClientMessage, LiveServerMessage } from '../../../openapi/gen/types.gen.ts';
import { fromBase64, toBase64 } from '../../lib/base64.ts';

type Said<Type> = Extract<LiveClientMessage, { readonly type: Type }>;
type Heard<Type> = Extract<LiveServerMessage, { readonly type: Type }>;

/** What a page says of its shared text. */
export type TextMessage = Said<'edit' | 'sync' | 'cursors'>;

/** What it hears of it. */
export type TextNews = Heard<'edited' | 'stored' | 'not_stored' | 'synced' | 'cursors'>;

/** `loading`: it was never read; `refused`: it was left out what one wrote, and the text has to be made anew. */
export type TextStatus = 'loading' | 'saved' | 'saving' | 'offline' | 'refused';

/** How long what is typed is gathered before it is sent. */
const GATHER_MS = 40;

/** Larger ones are not taken. */
const MOST_BYTES = 180_000;

/** Where others' changes come from, for who listens to changes. */
const REMOTE = 'remote';

interface SharedTextPorts {
  /** False where the connection is lost. */
  readonly send: (message: TextMessage) => boolean;
  readonly nameOf: (personId: string) => string;
}

/**
 * A text that several write at once. What one writes stays here until the server has stored it, and is sent again
 * after each break.
 */
export class SharedText {
  readonly doc = new Doc();
  readonly text = this.doc.getText('code');
  readonly awareness = new Awareness(this.doc);
  private readonly ports: SharedTextPorts;
  private readonly watchers = new Set<() => void>();
  private readonly sent = new Map<number, Uint8Array>();
  private unsent: Uint8Array[] = [];
  private number = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hasRead = false;
  private isOpen = false;
  private isRefused = false;

  constructor(ports: SharedTextPorts) {
    this.ports = ports;
    this.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === REMOTE) return;
      this.unsent.push(update);
      this.timer ??= setTimeout(() => this.flush(), GATHER_MS);
      this.tell();
    });
    this.awareness.on('update', (_change: unknown, origin: unknown) => {
      if (origin !== REMOTE) this.sendCursor();
    });
  }

  readonly status = (): TextStatus => {
    if (this.isRefused) return 'refused';
    if (!this.isOpen) return this.hasRead ? 'offline' : 'loading';
    if (!this.hasRead) return 'loading';
    return this.sent.size + this.unsent.length > 0 ? 'saving' : 'saved';
  };

  readonly watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };

  /** The connection is there: asks for what is missing. */
  opened(): void {
    this.isOpen = false;
    this.sync();
  }

  lost(): void {
    this.isOpen = false;
    const others = [...this.awareness.getStates().keys()].filter((id) => id !== this.doc.clientID);
    removeAwarenessStates(this.awareness, others, REMOTE);
    this.tell();
  }

  /** Asks for what was missed, if anything was. */
  sync(): void {
    this.ports.send({ type: 'sync', known: toBase64(encodeStateVector(this.doc)) });
  }

  hear(news: TextNews): void {
    if (news.type === 'edited') this.take(news.update);
    if (news.type === 'synced') this.takeUp(news);
    if (news.type === 'stored') this.sent.delete(news.number);
    if (news.type === 'not_stored') this.isRefused = this.sent.delete(news.number) || this.isRefused;
    if (news.type === 'cursors') this.showCursors(news);
    this.tell();
  }

  close(): void {
    clearTimeout(this.timer);
    this.awareness.setLocalState(null);
    this.awareness.destroy();
    this.doc.destroy();
  }

  private take(update: string): void {
    const before = this.doc.store.pendingStructs;
    applyUpdate(this.doc, fromBase64(update), REMOTE);
    // Something before it was missed; it is asked for once.
    if (this.doc.store.pendingStructs && !before) this.sync();
  }

  /** The server told all that it has: what it does not have is sent, again where it was sent before the break. */
  private takeUp({ update }: Heard<'synced'>): void {
    applyUpdate(this.doc, fromBase64(update), REMOTE);
    this.hasRead = true;
    if (this.isOpen) return;
    this.isOpen = true;
    this.unsent = [...this.sent.values(), ...this.unsent];
    this.sent.clear();
    this.flush();
    this.sendCursor();
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.isOpen || this.unsent.length === 0) return;
    const whole = mergeUpdates(this.unsent);
    const parts = whole.length > MOST_BYTES ? this.unsent : [whole];
    this.unsent = [];
    for (const part of parts) {
      this.number += 1;
      this.sent.set(this.number, part);
      // Where it is lost on the way, it is sent again with the next connection.
      this.ports.send({ type: 'edit', number: this.number, update: toBase64(part) });
    }
  }

  private sendCursor(): void {
    if (!this.isOpen) return;
    const update = encodeAwarenessUpdate(this.awareness, [this.doc.clientID]);
    this.ports.send({ type: 'cursors', update: toBase64(update) });
  }

  /** Under the names that the server knows, whatever a page says of itself. */
  private showCursors({ from, update }: Heard<'cursors'>): void {
    const known = this.awareness.getStates().size;
    const named = modifyAwarenessUpdate(
      fromBase64(update),
      (state: { user?: object } | null) =>
        state && { ...state, user: { ...state.user, name: this.ports.nameOf(from) } },
    );
    applyAwarenessUpdate(this.awareness, named, REMOTE);
    // Who is new does not know of this one.
    if (this.awareness.getStates().size > known) this.sendCursor();
  }

  private tell(): void {
    for (const watcher of this.watchers) watcher();
  }
}
