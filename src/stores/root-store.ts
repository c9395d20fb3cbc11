import { observable } from 'mobx';
import type { SocialProvider } from '../../openapi/gen/types.gen.ts';
import { type AuthApi, AuthStore } from './auth-store.ts';
import { ConfirmStore } from './confirm-store.ts';
import { NotificationStore } from './notification-store.ts';
import { SessionPersistence } from './persistence.ts';

/** What belongs to this browser; what was fetched lives in the query cache. */
export class RootStore {
  readonly auth: AuthStore;
  readonly notifications = new NotificationStore();
  readonly confirm = new ConfirmStore();
  /** Whether the server refused something until this account has a second factor. */
  readonly owesSecondFactor = observable.box(false);
  /** Whether this installation is the demo, which shows its mails at `/dev/outbox`. */
  readonly isDemo: boolean;
  /** The providers that people can sign in with at this installation. */
  readonly socialProviders: readonly SocialProvider[];
  /** What administrators tell everybody who is signed in. */
  readonly announcement: { readonly text: string; readonly link: string } | null;

  constructor({ authApi, isDemo = false, socialProviders = [], announcement = null }: RootStoreOptions) {
    this.auth = new AuthStore(authApi, new SessionPersistence());
    this.isDemo = isDemo;
    this.socialProviders = socialProviders;
    this.announcement = announcement;
  }
}

interface RootStoreOptions {
  authApi: AuthApi;
  isDemo?: boolean;
  socialProviders?: readonly SocialProvider[];
  announcement?: RootStore['announcement'];
}
