import type { User } from '../../openapi/gen/types.gen.ts';
import { isBearer, userOf } from '../api/http/session-answers.ts';
import { fieldsOf } from '../lib/fields-of.ts';

/** Where the session survives a reload (§3, D1). */
export const AUTH_KEY = 'auth';

/** Set by every logout, until the server was told of it; other tabs see in it that it was one, and why (D9). */
export const PENDING_LOGOUT_KEY = 'auth-pending-logout';

/** The tokens whose logouts the server was not told of yet, the oldest first, as a JSON list (D9). */
const OWED_LOGOUTS_KEY = 'auth-owed-logouts';

/** More than anybody signs out before the server is heard of again. */
const MOST_OWED = 10;

/** Why somebody was signed out by a decision: their own, or because there is no such account any more. */
export type LogoutReason = 'signed-out' | 'account-gone';

/** The reason that another tab wrote with its logout. */
export const logoutReasonOf = (value: string | null): LogoutReason =>
  value === 'account-gone' ? value : 'signed-out';

/** The part of the auth state that is saved; a token without a user asks for a status check (§4). */
export interface SavedSession {
  user: User | null;
  accessToken: string;
}

/** In the tab's own storage: whose session expired there (D8). */
const EXPIRED_USER_KEY = 'auth-expired-user';

/** Reads the saved JSON; anything missing, corrupt or tampered with is nobody (D1). */
export function parseSession(json: string | null): SavedSession | null {
  try {
    const { accessToken, user } = fieldsOf(JSON.parse(json ?? 'null'));
    return isBearer(accessToken) ? { accessToken, user: userOf(user) } : null;
  } catch {
    return null;
  }
}

/** Keeps the session in a `Storage` that may be full, forbidden or absent: then nothing is kept. */
export class SessionPersistence {
  private readonly storage: () => Storage;
  private readonly tabStorage: () => Storage;
  /** What the storage did not take. */
  private owedHere: readonly string[] = [];

  /** Takes functions, because reading `window.localStorage` alone can throw. */
  constructor(
    storage: () => Storage = () => window.localStorage,
    tabStorage: () => Storage = () => window.sessionStorage,
  ) {
    this.storage = storage;
    this.tabStorage = tabStorage;
  }

  /** What is saved, as it is. */
  json(): string | null {
    return this.attempt((storage) => storage.getItem(AUTH_KEY)) ?? null;
  }

  read(): SavedSession | null {
    return parseSession(this.json());
  }

  /** False where the browser did not keep it. */
  write({ user, accessToken }: SavedSession): boolean {
    const saved = JSON.stringify({ user, accessToken, isAuthenticated: user !== null });
    const keep = (storage: Storage) => {
      storage.setItem(AUTH_KEY, saved);
      return true;
    };
    return this.attempt(keep) ?? false;
  }

  clear(): void {
    this.attempt((storage) => storage.removeItem(AUTH_KEY));
  }

  get logoutIsPending(): boolean {
    return this.attempt((storage) => storage.getItem(PENDING_LOGOUT_KEY) !== null) ?? false;
  }

  set logoutIsPending(pending: boolean) {
    this.attempt((storage) =>
      pending ? storage.setItem(PENDING_LOGOUT_KEY, '1') : storage.removeItem(PENDING_LOGOUT_KEY),
    );
  }

  /** Notes a logout that the server is to be told of, and tells the other tabs of it. */
  noteLogout(reason: LogoutReason, token: string | null): void {
    if (token) this.owe([...this.owedLogouts.filter((owed) => owed !== token), token].slice(-MOST_OWED));
    this.attempt((storage) => storage.setItem(PENDING_LOGOUT_KEY, reason));
  }

  /** The tokens whose logouts the server was not told of yet, the oldest first. */
  get owedLogouts(): readonly string[] {
    const kept = this.attempt((storage) => JSON.parse(storage.getItem(OWED_LOGOUTS_KEY) ?? '[]'));
    return [...(Array.isArray(kept) ? kept.filter(isBearer) : []), ...this.owedHere];
  }

  /** The server was told of the logout with this token. */
  settleLogout(token: string): void {
    this.owe(this.owedLogouts.filter((owed) => owed !== token));
  }

  private owe(tokens: readonly string[]): void {
    const keep = (storage: Storage) => {
      if (tokens.length > 0) storage.setItem(OWED_LOGOUTS_KEY, JSON.stringify(tokens));
      else storage.removeItem(OWED_LOGOUTS_KEY);
      return true;
    };
    this.owedHere = this.attempt(keep) ? [] : tokens;
  }

  /** Tells the other tabs of a logout that the server knows of already. */
  announceLogout(reason: LogoutReason = 'signed-out'): void {
    this.noteLogout(reason, null);
    this.logoutIsPending = false;
  }

  /** Survives a reload of this tab, and is not known to another. */
  get expiredUserId(): string | null {
    return this.attempt((storage) => storage.getItem(EXPIRED_USER_KEY), this.tabStorage) ?? null;
  }

  set expiredUserId(id: string | null) {
    this.attempt(
      (storage) => (id ? storage.setItem(EXPIRED_USER_KEY, id) : storage.removeItem(EXPIRED_USER_KEY)),
      this.tabStorage,
    );
  }

  private attempt<T>(use: (storage: Storage) => T, storage = this.storage): T | undefined {
    try {
      return use(storage());
    } catch {
      return undefined;
    }
  }
}
