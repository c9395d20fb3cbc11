import { makeAutoObservable, runInAction } from 'mobx';
import type {
  AuthStatus,
  Login,
  SecondFactorChallenge,
  User,
  VerifiedEmail,
} from '../../openapi/gen/types.gen.ts';
import {
  type LogoutReason,
  parseSession,
  type SavedSession,
  type SessionPersistence,
} from './persistence.ts';
import { type LogoutCall, ServerLogout } from './server-logout.ts';

/** A session, or what comes before it: the challenge of a second factor, or an address proven in another browser. */
export type SignInAnswer = Login | SecondFactorChallenge | VerifiedEmail;

/** Password, provider, passkey, second factor or proven address: a call that may begin a session. */
export type SignInRequest = () => Promise<SignInAnswer>;

/** The calls that the session needs; the composition root connects them. */
export interface AuthApi {
  /** Makes a call that may sign in, so that no other tab's refresh meets it; throws what the call throws. */
  signIn(request: SignInRequest): Promise<SignInAnswer>;
  logout: LogoutCall;
  /** Ends every session of the account; throws what the call throws. */
  logoutAll(): Promise<void>;
  status(): Promise<AuthStatus>;
}

/** Why nobody is signed in: by a decision, because the session ended by itself, or never was. */
export type SessionEnd = LogoutReason | 'expired' | null;

/** Who is signed in in this tab (§3, D1–D9). */
export class AuthStore {
  user: User | null = null;
  accessToken: string | null = null;
  isLoading = false;
  isHydrated = false;
  ended: SessionEnd = null;
  /** False where the browser keeps nothing: the session ends with the page. */
  isKept = true;
  /** Why it could not be found out whose the token is; nobody is signed in, and the session is not over. */
  statusFailure: unknown = null;
  /** Whose session expired here: only they are brought back to where they were (D8). */
  expiredUserId: string | null = null;

  private readonly api: AuthApi;
  private readonly persistence: SessionPersistence;
  private readonly serverLogout: ServerLogout;

  constructor(api: AuthApi, persistence: SessionPersistence) {
    this.api = api;
    this.persistence = persistence;
    this.serverLogout = new ServerLogout((owed) => api.logout(owed), persistence);
    makeAutoObservable<this, 'api' | 'persistence' | 'serverLogout'>(this, {
      api: false,
      persistence: false,
      serverLogout: false,
    });
  }

  get isAuthenticated(): boolean {
    return this.accessToken !== null && this.user !== null;
  }

  /**
   * Restores the saved session; resolves when it is known who is signed in (D2). Where it is known to have
   * expired it is left to the tabs that still hold it, and this one starts with nobody (D7).
   */
  async hydrate({ hasExpired = false } = {}): Promise<void> {
    const { logoutIsPending } = this.persistence;
    const saved = hasExpired || logoutIsPending ? null : this.persistence.read();
    if (!saved) this.expiredUserId = this.persistence.expiredUserId;
    if (saved) {
      this.user = saved.user;
      this.accessToken = saved.accessToken;
      if (!saved.user) await this.checkStatus();
    }
    runInAction(() => {
      this.isHydrated = true;
    });
    this.serverLogout.retry();
  }

  /**
   * Begins the session that a call answers, if it does not answer a challenge first; throws what the call
   * threw and then changes nothing (D15).
   */
  async signIn(request: SignInRequest): Promise<SignInAnswer> {
    this.isLoading = true;
    try {
      await this.serverLogout.giveUp();
      const answer = await this.api.signIn(request);
      if (!('access_token' in answer)) return answer;
      this.persistence.logoutIsPending = false;
      this.begin({ user: answer.user, accessToken: answer.access_token });
      this.save();
      return answer;
    } finally {
      runInAction(() => {
        this.isLoading = false;
      });
      this.serverLogout.retry();
    }
  }

  /** Signs out at once, also offline; the server is told when it can be reached (D9). */
  logout(reason: LogoutReason = 'signed-out'): void {
    const token = this.accessToken;
    this.forget(reason);
    this.persistence.noteLogout(reason, token);
    this.serverLogout.retry();
  }

  /** Tells the server of a logout that it could not be told of before. */
  retryLogout(): void {
    this.serverLogout.retry();
  }

  /**
   * Signs out on every device, and in every tab of this browser once the server agreed (D9); throws what
   * the call threw and then changes nothing.
   */
  async endEverywhere(): Promise<void> {
    const userId = this.user?._id;
    await this.api.logoutAll();
    if (this.user?._id !== userId) return;
    this.forget('signed-out');
    this.persistence.announceLogout();
  }

  /** Takes the successor of the token in use (D4). */
  adoptToken(accessToken: string): void {
    this.accessToken = accessToken;
    this.save();
  }

  /**
   * Ends the session of a token that the server no longer accepts; without one, says that a login is
   * needed (§4). False when that session is over already, and for an account that is gone: no login helps
   * there, and the start page says so.
   */
  expire(token: string | null, accountIsGone = false): boolean {
    if (token !== this.accessToken || (!token && this.ended)) return false;
    if (accountIsGone) this.logout('account-gone');
    else this.forget('expired');
    return !accountIsGone;
  }

  /** How the session ended has been taken note of: nothing follows from it any more. */
  forgetEnd(): void {
    this.ended = null;
  }

  /** Takes what the server says of the one who is signed in; anybody else's data is left out. */
  updateUser(user: User): void {
    if (user._id !== this.user?._id) return;
    this.user = user;
    this.save();
  }

  /** The email address is proven; without a loaded user the server is asked again (§4). */
  async markVerified(): Promise<void> {
    if (this.user) {
      this.user.is_verified = true;
      this.save();
    } else if (this.accessToken) {
      await this.checkStatus();
    }
  }

  /**
   * Follows what another tab wrote to `auth`: a login or a newer token of the same user is taken, and
   * another user's login ends this session (D7). That the other tab's session expired says nothing here:
   * the next call of this tab finds out. What a refresh writes while a logout is on its way is none.
   */
  followOtherTab(json: string | null): void {
    if (this.persistence.logoutIsPending) return;
    const saved = parseSession(json);
    if (!saved?.user) return;
    const mine = this.user?._id ?? this.expiredUserId;
    if (!mine || mine === saved.user._id) this.begin(saved);
    else if (this.user) this.end('expired');
  }

  /** Catches up with the other tabs after the browser had put this page aside, where it heard nothing. */
  wakeUp(): void {
    const saved = this.persistence.json();
    if (this.persistence.logoutIsPending || !parseSession(saved)) this.followLogout();
    else this.followOtherTab(saved);
  }

  /** Follows the logout of another tab; the storage and the server are that tab's to tell (D9). */
  followLogout(reason: LogoutReason = 'signed-out'): void {
    // A refresh of this tab may have filled the storage again that the other one had emptied.
    if (this.accessToken && this.persistence.read()?.accessToken === this.accessToken)
      this.persistence.clear();
    if (this.accessToken || this.expiredUserId) this.end(reason);
  }

  /** Asks again whose the token is, where that could not be found out. */
  async retryStatus(): Promise<void> {
    this.isHydrated = false;
    await this.checkStatus();
    runInAction(() => {
      this.isHydrated = true;
    });
  }

  private async checkStatus(): Promise<void> {
    this.statusFailure = null;
    try {
      const { is_authenticated, user } = await this.api.status();
      runInAction(() => {
        // A logout, or a login in another tab, came before this answer.
        if (this.user || !this.accessToken) return;
        if (is_authenticated && user) {
          this.user = user;
          this.save();
        } else {
          this.expire(this.accessToken);
        }
      });
    } catch (error) {
      // The wrapper ended the session if the server refused it; a fault keeps it (D5).
      runInAction(() => {
        if (this.accessToken && !this.user) this.statusFailure = error;
      });
    }
  }

  private begin({ user, accessToken }: SavedSession): void {
    this.user = user;
    this.accessToken = accessToken;
    this.statusFailure = null;
    this.ended = null;
  }

  private end(reason: LogoutReason | 'expired'): void {
    this.expiredUserId = reason === 'expired' ? (this.user?._id ?? null) : null;
    this.persistence.expiredUserId = this.expiredUserId;
    this.ended = reason;
    this.user = null;
    this.accessToken = null;
    this.statusFailure = null;
  }

  /** Ends the session here and in the storage, unless that holds another user's or a newer one by now. */
  private forget(reason: LogoutReason | 'expired'): void {
    const saved = this.persistence.read();
    const isOurs =
      reason === 'expired' ? saved?.accessToken === this.accessToken : saved?.user?._id === this.user?._id;
    if (!saved || isOurs) this.persistence.clear();
    this.end(reason);
  }

  private save(): void {
    if (this.accessToken)
      this.isKept = this.persistence.write({ user: this.user, accessToken: this.accessToken });
  }
}
