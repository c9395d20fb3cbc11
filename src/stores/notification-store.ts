import { makeAutoObservable, observableShallow } from 'mobx';

type NotificationType = 'success' | 'error' | 'warning' | 'info';

/** A message that appears over the page (§3). */
export interface Notification {
  id: number;
  type: NotificationType;
  title: string;
  message: string;
  action?: () => void;
  actionText?: string;
  /** Milliseconds until it goes by itself; 0 means that it stays. */
  timeout: number;
}

/** What a caller says; `quietFor` is how long, in ms, the same message is not repeated (D12). */
export type NotificationRequest = Omit<Notification, 'id' | 'timeout'> & {
  timeout?: number;
  quietFor?: number;
};

const DEFAULT_TIMEOUT = 5000;
const QUIET_FOR = 2000;

/** Notifications that are on the screen or waiting for an action. */
export class NotificationStore {
  items: Notification[] = [];
  private nextId = 1;
  private readonly quietUntil = new Map<string, number>();
  private readonly now: () => number;

  /** Takes a clock in ms that runs evenly, as the one of the wall does not. */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
    makeAutoObservable<this, 'nextId' | 'quietUntil' | 'now'>(this, {
      items: observableShallow,
      nextId: false,
      quietUntil: false,
      now: false,
    });
  }

  /** Those that stay until somebody deals with them; the bell lists them. */
  get pending(): Notification[] {
    return this.items.filter((item) => item.timeout === 0);
  }

  /** Shows a message and gives its id, or null where the same one was shown a moment ago (D12). */
  notify({
    quietFor = QUIET_FOR,
    timeout = DEFAULT_TIMEOUT,
    ...content
  }: NotificationRequest): number | null {
    if (this.isRepeated(`${content.type}\n${content.title}\n${content.message}`, quietFor)) return null;
    const id = this.nextId++;
    this.items.push({ ...content, timeout, id });
    return id;
  }

  success(message: string, title = 'Success'): void {
    this.notify({ type: 'success', title, message });
  }

  error(message: string, title = 'Error'): void {
    this.notify({ type: 'error', title, message });
  }

  dismiss(id: number): void {
    this.items = this.items.filter((item) => item.id !== id);
  }

  private isRepeated(key: string, quietFor: number): boolean {
    const now = this.now();
    for (const [known, until] of this.quietUntil) if (until <= now) this.quietUntil.delete(known);
    if (this.quietUntil.has(key)) return true;
    this.quietUntil.set(key, now + quietFor);
    return false;
  }
}
