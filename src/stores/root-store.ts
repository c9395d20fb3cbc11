import { observable } from 'mobx';
import type { SocialProvider } from '../../openapi/gen/types.gen.ts';
import { type AuthApi, AuthStore } from './auth-store.ts';
import { ConfirmStore } from './confirm-store.ts';
import { NotificationStore } from './notification-store.ts';
import { SessionPersistence } from './persistence.ts';

interface Installation {
  announcement: { readonly text: string; readonly link: string } | null;
  closedFeatures: readonly string[];
}

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
  /** What administrators tell everybody who is signed in, and have switched off; it can change while the page is open. */
  readonly installation: Installation;

  constructor({ authApi, isDemo = false, socialProviders = [], ...said }: RootStoreOptions) {
    this.auth = new AuthStore(authApi, new SessionPersistence());
    this.isDemo = isDemo;
    this.socialProviders = socialProviders;
    const { announcement = null, closedFeatures = [] } = said;
    this.installation = observable({ announcement, closedFeatures }, undefined, { deep: false });
  }
}

interface RootStoreOptions {
  authApi: AuthApi;
  isDemo?: boolean;
  socialProviders?: readonly SocialProvider[];
  announcement?: Installation['announcement'];
  closedFeatures?: Installation['closedFeatures'];
}
