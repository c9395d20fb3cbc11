/** Something that happened to what somebody waits for; it stays in the bell until it is read. */
export interface News {
  /** Names what it is about: later news of the same takes its place. */
  readonly about: string;
  /** When it was told, in ISO 8601. */
  readonly at: string;
  readonly title: string;
  readonly message: string;
  /** The page of this app that says more, and what the link to it says. */
  readonly to: string;
  readonly linkText: string;
}

const storageKey = 'news';
const fields = ['about', 'at', 'title', 'message', 'to', 'linkText'] satisfies (keyof News)[];

/** Nobody reads more; the oldest go first. */
const mostKept = 20;

/** In place of a storage that takes no more: until it does, or the page is left. */
let unkept: string | null = null;

const listeners = new Set<() => void>();

/** Keeps news in this browser for one account; those of another that was here before go. */
export function keepNews(userId: string, news: News): void {
  store(userId, [...without(userId, news.about), news].slice(-mostKept));
}

/** Forgets what was read, or is said elsewhere. */
export function forgetNews(userId: string, about: string): void {
  store(userId, without(userId, about));
}

/** The news of an account in what is stored, the oldest first; none where it was tampered with. */
export function newsOf(stored: string | null, userId: string): readonly News[] {
  try {
    const kept: unknown = JSON.parse(stored ?? '{}');
    if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'userId') !== userId) return [];
    const news: unknown = Reflect.get(kept, 'news');
    return Array.isArray(news) ? news.filter(isNews) : [];
  } catch {
    return [];
  }
}

/** What is stored of all news: another text after each change. */
export function storedNews(): string | null {
  try {
    return unkept ?? window.localStorage.getItem(storageKey);
  } catch {
    return unkept;
  }
}

/** Calls a listener after each change, in this tab or another; returns the function that ends that. */
export function onNewsChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const without = (userId: string, about: string) =>
  newsOf(storedNews(), userId).filter((news) => news.about !== about);

function store(userId: string, news: readonly News[]): void {
  const json = JSON.stringify({ userId, news });
  try {
    window.localStorage.setItem(storageKey, json);
    unkept = null;
  } catch {
    unkept = json;
  }
  for (const listener of listeners) listener();
}

/** A path that another site could be reached by is none of this app. */
function isNews(value: unknown): value is News {
  if (typeof value !== 'object' || value === null) return false;
  const isWhole = fields.every((field) => typeof Reflect.get(value, field) === 'string');
  return isWhole && /^\/(?![/\\])/.test(Reflect.get(value, 'to'));
}
